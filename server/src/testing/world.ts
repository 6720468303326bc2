import { emptyGoods } from '@mall/contract/seller/own-goods';
import { emptyPackage } from '@mall/contract/seller/own-package';
import { emptyCase } from '@mall/contract/seller/own-cases';
import type { Sent } from '@mall/contract/operations';
import { dayMs } from '@mall/contract/core/time';
import { giveWebhook } from './webhooks.ts';
import { createPeople } from './people.ts';
import { samplePlan } from './sample-plan.ts';
import type { World } from './samples.ts';
import type { Api } from './start-api.ts';

/** What is special about it, for a test that looks for it in answers. */
type Over = {
  readonly factor?: number;
  readonly sku?: { price: number; supply: number };
  readonly buyer?: { mobile: string; phone: string };
  readonly goods?: Sent<'ownGoods.create'>['content'];
};

/** One shop, one member with an unpaid order, a cart line and messages, and others unrelated to them. */
export const createWorld = async (api: Api, over: Over = {}) => {
  const people = createPeople(api);
  const shop = await people.shop(over.factor === undefined ? {} : { factor: over.factor });
  const otherShop = await people.shop();
  const buyer = await people.shopper({ code: shop.code, ...over.buyer });
  const stranger = await people.shopper();
  const brand = await api.given.brand();
  const { skuId, productId } = await api.given.sku({ brandId: brand, stock: 1000, ...over.sku });
  const { data: order } = await people.buy(buyer, skuId);
  const recorded = await people.paidOrder(buyer, skuId);
  const { data: underWay } = await shop.call('shopOrder.record', { id: recorded });
  const { data: intent } = await buyer.call('payment.start', { id: order.orderId, method: 'sandbox' });
  await buyer.call('cart.add', { skuId, qty: 1 });
  const { activityId, skuId: activitySkuId } = await people.activity({ perUserLimit: 9, perOrderLimit: 9 });
  const boostId = await people.boost({ launchLimit: 9 });
  const { data: launch } = await buyer.call('boost.initiate', { id: boostId });
  const { data: design } = await buyer.call('design.save', { name: '客厅', plan: samplePlan(skuId) });
  const { data: shared } = await buyer.call('design.share', { id: design.id, shared: true });
  const { data: want } = await buyer.call('purchaseRequest.create', {
    contact: '林',
    phone: '13800002222',
    quantity: 1,
    remark: '需要一张大餐桌',
    ...(await api.given.regions()),
  });
  const paidId = await people.paidOrder(buyer, skuId);
  const { data: refund } = await buyer.call('refund.ask', { id: paidId, reason: 'changedMind' });
  const { data: sent } = await shop.call('shopPurchaseRequest.update', {
    id: want.id,
    quote: {
      lines: [{ skuId, qty: 1, unitPrice: 50_000 }],
      validUntil: new Date(Date.now() + dayMs).toISOString(),
    },
  });
  const { data: written } = await shop.call('orderDraft.create', { lines: [{ skuId, qty: 1 }] });
  const { data: linked } = await shop.call('orderDraft.create', { lines: [{ skuId, qty: 1 }] });
  const { data: link } = await shop.call('orderDraft.send', { id: linked.id, version: linked.version });
  const { data: invitation } = await shop.call('staff.invite', { mobile: buyer.mobile, roleId: 'sales' });
  const clerk = await people.staff(shop.id, 'sales');
  const { data: role } = await shop.call('role.create', { name: 'Night shift', permissions: ['shop.view'] });
  const { data: job } = await shop.call('shopOrder.exportJob', { ids: [order.orderId] });
  const { data: goods } = await shop.call('ownGoods.create', { content: over.goods ?? emptyGoods });
  const { data: ownCase } = await shop.call('ownCase.create', { content: emptyCase });
  const { data: brandSent } = await shop.call('ownBrand.create', {
    name: { zh: '橡木家' },
    logo: null,
    intro: {},
    sort: 1,
  });
  const { data: proposed } = await shop.call('shop.update', { address: '文三路 88 号' });
  const { data: ownPackage } = await shop.call('ownPackage.create', { content: emptyPackage });
  const own = await api.given.sku({ shopId: shop.id });
  const { data: coupon } = await shop.call('shopCoupon.save', {
    name: { zh: '店铺券' },
    kind: 'amount',
    value: 1000,
    scope: 'shop',
    total: 20,
    takeFrom: new Date(Date.now() - dayMs).toISOString(),
    takeTo: new Date(Date.now() + dayMs).toISOString(),
    validDays: 30,
  });
  const { data: sale } = await shop.call('shopSeckill.save', {
    name: { zh: '店铺秒杀' },
    skuId: own.skuId,
    price: 50_000,
    stock: 2,
    startAt: new Date(Date.now() - dayMs).toISOString(),
    endAt: new Date(Date.now() + dayMs).toISOString(),
  });
  const world: World = {
    skuId,
    productId,
    brandId: String(brand),
    addressId: buyer.addressId,
    regions: await api.given.regions(),
    orderId: order.orderId,
    lineId: (await buyer.call('order.detail', { id: order.orderId })).data.lines[0]?.id ?? '',
    intentId: intent.id,
    refundId: refund.ids[0] ?? '',
    cartLineId: (await buyer.call('cart.get')).data.list[0]?.id ?? '',
    messageId: (await buyer.call('message.list')).data.list[0]?.id ?? '',
    templateId: await people.template({ perUser: 1000 }),
    activityId,
    activitySkuId,
    boostId,
    launchId: launch.id,
    shopCode: shop.code,
    invitationId: invitation.id,
    staffId: clerk.memberId,
    roleId: role.id,
    packageId: await api.given.package({ slots: [{ key: 'sofa', skuIds: [skuId] }] }),
    ownProductId: own.productId,
    ownSkuId: own.skuId,
    deliveryId: underWay.deliveries[0]?.id ?? '',
    wantId: want.id,
    jobId: job.id,
    quoteId: sent.quoteId ?? '',
    orderDraftId: written.id,
    linkToken: link.url.split('#')[1] ?? '',
    designId: design.id,
    designShareCode: shared.shareCode ?? '',
    goodsId: goods.id,
    ownCaseId: ownCase.id,
    ...(await giveWebhook(api, { shopId: shop.id }, shop.ownerId)),
    ownBrandId: brandSent.id,
    shopChangeId: proposed.change.id,
    ownPackageId: ownPackage.id,
    shopCouponId: coupon.id,
    shopSaleId: sale.id,
    designCaseId: await api.given.designCase({ skuId }),
  };
  return { world, shop, otherShop, buyer, stranger };
};
