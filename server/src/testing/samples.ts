import { samplePlan } from './sample-plan.ts';
import type { Sent } from '@mall/contract/operations';
import type { OperationName } from '@mall/contract/wire';

/** Things of one member and one shop that the matrix and the fuzzer point at. */
export type World = {
  readonly skuId: string;
  readonly productId: string;
  readonly brandId: string;
  readonly addressId: string;
  readonly regions: { provinceId: string; cityId: string; districtId: string };
  readonly orderId: string;
  readonly lineId: string;
  readonly intentId: string;
  readonly refundId: string;
  readonly cartLineId: string;
  readonly messageId: string;
  readonly templateId: string;
  readonly activityId: string;
  readonly activitySkuId: string;
  readonly shopCode: string;
  readonly packageId: string;
  readonly wantId: string;
  readonly quoteId: string;
  readonly designId: string;
  readonly designShareCode: string;
  readonly designCaseId: string;
};

type Samples = { readonly [Name in OperationName]: (world: World) => Sent<Name> };

/** A valid input for every operation; a new operation without one does not compile. */
export const samples: Samples = {
  'config.get': () => ({}),
  'area.list': () => ({ parentId: '11' }),
  'session.sendSms': () => ({ mobile: '13800009999' }),
  'session.codeLogin': () => ({ mobile: '13800009999', verify_code: '000000' }),
  'session.accountLogin': () => ({ mobile: '13800009999', password: 'demo1234' }),
  'session.register': () => ({ mobile: '13800009998', password: 'demo1234', repassword: 'demo1234' }),
  'session.logout': () => ({}),
  'member.userInfo': () => ({}),
  'member.currentUser': () => ({}),
  'member.profile': () => ({}),
  'member.saveProfile': () => ({ name: 'Lin', sex: 1, birthday: '1990-01-01', email: 'lin@example.com' }),
  'member.isShop': () => ({}),
  'member.realName': () => ({}),
  'distribution.status': () => ({}),
  'distribution.user': () => ({}),
  'shop.checkCode': ({ shopCode }) => ({ code: shopCode }),
  'shop.byCode': ({ shopCode }) => ({ code: shopCode }),
  'shop.info': () => ({}),
  'shop.profile': () => ({}),
  'shop.update': () => ({ storeName: '橡木之家', propaganda: '好家具', bannerHref: ['/homeIndex'] }),
  'shop.qrCode': () => ({ url: '/homeIndex' }),
  'category.menu': () => ({}),
  'category.list': () => ({ type: 2 }),
  'banner.list': () => ({ type: 1 }),
  'brand.recommended': () => ({}),
  'brand.list': () => ({}),
  'brand.info': ({ brandId }) => ({ id: brandId }),
  'brand.products': ({ brandId }) => ({ brandId, sort: 'price', order: 'asc' }),
  'product.recommended': () => ({}),
  'product.newest': () => ({ page: 1, size: 5 }),
  'product.newPage': () => ({}),
  'product.hotPage': () => ({}),
  'product.recommendPage': () => ({}),
  'product.addition': ({ productId }) => ({ id: productId }),
  'product.list': () => ({ keyword: '沙发', sort: 'price', priceMin: 0, priceMax: 1e9, inStock: true }),
  'product.search': () => ({
    keyword: 'sofa',
    maxW: 3000,
    flag: 'new',
    style: 'nordic,modern',
    material: 'oak',
    leadDays: 15,
  }),
  'product.detail': ({ productId, skuId }) => ({ id: productId, skuId }),
  'product.cards': ({ productId }) => ({ ids: productId }),
  'product.alike': ({ productId }) => ({ id: productId }),
  'product.together': ({ productId }) => ({ id: productId }),
  'search.words': () => ({ keyword: 'so' }),
  'search.products': () => ({ keyword: 'sofa' }),
  'search.forget': () => ({ keyword: 'sofa' }),
  'history.list': () => ({ range: 'week' }),
  'history.clear': ({ productId }) => ({ ids: [productId] }),
  'collect.toggle': ({ productId }) => ({ productId, state: 1 }),
  'collect.list': () => ({}),
  'collect.marks': ({ productId }) => ({ ids: productId }),
  'attention.toggle': ({ brandId }) => ({ brandId, state: 1 }),
  'attention.list': () => ({}),
  'attention.count': () => ({}),
  'cart.get': () => ({}),
  'cart.add': ({ skuId }) => ({ skuId, qty: 1 }),
  'cart.edit': ({ cartLineId, skuId }) => ({ id: cartLineId, qty: 2, selected: true, skuId }),
  'cart.remove': () => ({ ids: ['x'] }),
  'address.list': () => ({}),
  'address.save': ({ addressId, regions }) => ({
    id: addressId,
    name: 'Lin',
    phone: '13800001111',
    detail: '1 号',
    isDefault: true,
    ...regions,
  }),
  'address.remove': ({ addressId }) => ({ id: addressId }),
  'order.previewDirect': ({ skuId, addressId }) => ({ skuId, qty: 1, addressId, couponId: '' }),
  'order.createDirect': ({ skuId, addressId }) => ({
    skuId,
    qty: 1,
    addressId,
    remark: 'x',
    previewHash: 'not-the-right-one',
  }),
  'order.previewCart': ({ cartLineId, addressId }) => ({ cartIds: [cartLineId], addressId }),
  'order.createCart': ({ cartLineId, addressId }) => ({
    cartIds: [cartLineId],
    addressId,
    previewHash: 'not-the-right-one',
  }),
  'order.list': () => ({ tab: 'all', range: 'month', keyword: 'sofa' }),
  'order.detail': ({ orderId }) => ({ id: orderId }),
  'order.remove': ({ orderId }) => ({ id: orderId }),
  'order.receive': ({ orderId }) => ({ id: orderId }),
  'order.cancel': ({ orderId }) => ({ id: orderId }),
  'order.logistics': ({ orderId }) => ({ orderId }),
  'order.evaluate': ({ orderId, lineId }) => ({
    orderId,
    lines: [{ lineId, score: 5, service: 5, logistics: 5, text: 'long enough', anonymous: false }],
  }),
  'refund.ask': ({ orderId }) => ({ id: orderId, reason: 'changedMind', note: 'x' }),
  'refund.withdraw': ({ refundId }) => ({ id: refundId }),
  'shopRefund.decide': ({ refundId }) => ({ id: refundId, decision: 'reject', note: 'x' }),
  'platformRefund.list': () => ({}),
  'platformRefund.decide': ({ refundId }) => ({ id: refundId, decision: 'reject', note: 'x' }),
  'payment.start': ({ orderId }) => ({ id: orderId, method: 'sandbox', note: 'x' }),
  'payment.status': ({ orderId }) => ({ id: orderId }),
  'payment.sandbox': ({ intentId }) => ({ id: intentId, outcome: 'failure' }),
  'payment.notice': () => ({ provider: 'stripe' }),
  'review.list': ({ productId }) => ({ productId, filter: 'pictures', sort: 'useful' }),
  'review.useful': () => ({ id: 'nobody-wrote-this', state: 1 }),
  'review.marks': ({ productId }) => ({ productId }),
  'media.upload': () => ({ kind: 'review' }),
  'message.count': () => ({ audience: 'member' }),
  'message.list': () => ({ audience: 'member' }),
  'message.show': ({ messageId }) => ({ id: messageId }),
  'message.remove': ({ messageId }) => ({ id: messageId }),
  'message.removeMany': () => ({ ids: ['x'] }),
  'shopOrder.list': () => ({ tab: 'all', range: 'today', keyword: '林' }),
  'shopOrder.detail': ({ orderId }) => ({ id: orderId }),
  'shopOrder.remove': ({ orderId }) => ({ id: orderId }),
  'shopOrder.confirmPayment': ({ orderId }) => ({ id: orderId, amount: 1, note: 'x' }),
  'shopOrder.record': ({ orderId }) => ({ id: orderId, productionDays: 7, transitDays: 5, urgent: false }),
  'shopOrder.ship': ({ orderId }) => ({ id: orderId, carrier: 'SF', receiptNo: 'SF1', note: 'x' }),
  'seckill.list': () => ({ tab: 'running' }),
  'seckill.product': ({ productId }) => ({ id: productId }),
  'seckill.preview': ({ activityId, activitySkuId, addressId }) => ({
    activityId,
    skuId: activitySkuId,
    qty: 1,
    addressId,
  }),
  'seckill.create': ({ activityId, activitySkuId, addressId }) => ({
    activityId,
    skuId: activitySkuId,
    qty: 1,
    addressId,
    previewHash: 'not-the-right-one',
  }),
  'coupon.center': () => ({ page: 1, size: 10 }),
  'coupon.take': ({ templateId }) => ({ id: templateId }),
  'coupon.mine': () => ({ status: 'unused' }),
  'package.categories': () => ({}),
  'package.recommended': () => ({}),
  'package.list': () => ({ categoryId: '1', tier: 'comfort', sort: 'price' }),
  'package.singles': () => ({}),
  'package.detail': ({ packageId }) => ({ id: packageId }),
  'package.quote': ({ packageId, skuId }) => ({ id: packageId, chosen: [`sofa*${skuId}`] }),
  'designCase.list': () => ({ room: 'living', style: 'nordic' }),
  'designCase.detail': ({ designCaseId }) => ({ id: designCaseId }),
  'design.list': () => ({}),
  'design.detail': ({ designId }) => ({ id: designId }),
  'design.save': ({ designId, skuId }) => ({ id: designId, version: 1, name: 'x', plan: samplePlan(skuId) }),
  'design.remove': ({ designId }) => ({ id: designId }),
  'design.share': ({ designId }) => ({ id: designId, shared: true }),
  'design.shared': ({ designShareCode }) => ({ shareCode: designShareCode }),
  'design.pieces': () => ({ keyword: 'sofa', maxW: 3000, maxD: 2000 }),
  'design.bill': ({ skuId }) => ({ lines: [`${skuId}*2`] }),
  'want.create': ({ regions }) => ({
    contact: '林',
    phone: '13800001111',
    quantity: 1,
    remark: '需要一张大餐桌',
    ...regions,
  }),
  'want.list': () => ({ open: true }),
  'quote.list': () => ({}),
  'quote.detail': ({ quoteId }) => ({ id: quoteId }),
  'quote.preview': ({ quoteId }) => ({ id: quoteId }),
  'quote.accept': ({ quoteId, addressId }) => ({ id: quoteId, addressId, previewHash: 'x'.repeat(16) }),
  'quote.decline': ({ quoteId }) => ({ id: quoteId }),
  'shopWant.update': ({ wantId }) => ({ id: wantId, verify: 'real' }),
  'want.cancel': ({ wantId }) => ({ id: wantId }),
  'telemetry.report': () => ({
    remote: 'cart',
    version: '1',
    phase: 'load',
    class: 'ok',
    ms: 5,
    route: '/',
    channel: '',
  }),
};
