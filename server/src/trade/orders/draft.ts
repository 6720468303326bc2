import { Refusal } from '@mall/contract/core/refusals';
import { earningsOf } from '../../incentive/index.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Key } from '../../platform/http/first-answers.queries.ts';
import { newId, newOrderNo } from '../../platform/ids/ids.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { sealAddress } from '../../platform/sealed-fields/contact.ts';
import type { NewOrder } from './place.ts';
import { minutesOf, type PricedOrder } from './price.ts';
import { clock } from '../../platform/clock/clock.ts';

/** A priced order as its future rows, with its ids and its answer. */
export const draftOrder = (
  { basket, quote, address, earner }: PricedOrder,
  caller: Member,
  remark: string,
  key: Key | null,
): NewOrder => {
  if (address === null) throw new Refusal('order.addressMissing');
  const id = newId();
  const no = newOrderNo();
  const shopId = caller.shop?.id ?? null;
  const minutes = minutesOf(basket);
  const expiresAt = new Date(clock.nowMs() + minutes * 60_000);
  const { pay } = quote;
  const lines = quote.lines.map((line) => ({ ...line, id: newId() }));
  return {
    id,
    no,
    userId: caller.memberId,
    shopId,
    source: basket.source,
    activity: basket.activity,
    offer: basket.offer,
    goods: quote.goods,
    discount: quote.discount,
    freight: quote.freight,
    pay,
    qty: basket.lines.reduce((all, line) => all + line.qty, 0),
    address: sealAddress(address, { id, shopId }),
    remark,
    couponId: quote.chosen?.id ?? null,
    expiresAt,
    packages: basket.packages.map(({ packageId, version, name, image, qty, price }, idx) => ({
      idx,
      package_id: Number(packageId),
      version,
      name,
      image,
      qty,
      price,
    })),
    lines: lines.map(
      ({ id: lineId, line, goods, packageShare, couponShare, freight, pay: linePay }, idx) => ({
        id: lineId,
        idx,
        product_id: idOf(line.priceable.productId),
        sku_id: idOf(line.priceable.skuId),
        name: line.priceable.name,
        spec_text: line.priceable.specText,
        image: line.priceable.image,
        qty: line.qty,
        lead_days: line.priceable.leadDays,
        platform_price: line.prices.platformPrice,
        factor: line.priceable.factor,
        shop_price: line.prices.shopPrice,
        activity_price: line.prices.activityPrice,
        member_price: line.prices.memberPrice,
        goods,
        package_share: packageShare,
        coupon_share: couponShare,
        freight,
        pay: linePay,
        package_idx: line.inPackage?.idx ?? null,
      }),
    ),
    // Nobody earns by a purchase in an activity (decisions 2.9, 2.10).
    commissions:
      earner === null || basket.activity !== null
        ? []
        : earningsOf(
            earner,
            lines.map(({ id: lineId, line, freight, pay: linePay }) => ({
              ...line,
              id: lineId,
              freight,
              pay: linePay,
            })),
          ),
    cartIds: basket.cartIds,
    cartPackageIds: basket.packages.map(({ cartId }) => cartId),
    messages: messagesFor(
      'order.created',
      { id, no, userId: caller.memberId, shopId },
      { amount: pay, minutes },
    ),
    eventId: newId(),
    once:
      key === null
        ? null
        : { key, response: { orderId: id, orderNo: no, pay, expiresAt: expiresAt.toISOString() } },
  };
};

const idOf = (id: string | null): number | null => (id === null ? null : Number(id));
