import { createHash } from 'node:crypto';
import { pickText } from '@mall/contract/core/languages';
import { payWithinMinutes } from '@mall/contract/core/limits';
import type { Output } from '@mall/contract/operations';
import { promisedBy } from '@mall/contract/trade/promise';
import type { AddressRow } from '../../member/index.ts';
import { type Earner, type HeldCoupon, toCouponView } from '../../incentive/index.ts';
import type { Member } from '../../platform/http/caller.ts';
import { offerQuote, type OrderTotals, orderTotals } from '../../catalog/index.ts';
import type { Basket, BasketLine } from './basket.ts';
import type { OrderRead } from './read.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

export type Preview = Output<'order.previewDirect'>;

/** A basket with all the data of its order. */
export type PricedOrder = {
  readonly basket: Basket;
  readonly quote: OrderTotals<PricedLine, HeldCoupon>;
  readonly address: AddressRow | null;
  readonly earner: Earner | null;
  readonly hash: string;
};
type PricedLine = BasketLine & ReturnType<typeof quoteLine>;

/** Prices a basket for a member in their current shop: address, coupons, freight, sum. */
export const priceOrder = (
  caller: Member,
  basket: Basket,
  { address, coupons, earner }: Pick<OrderRead, 'address' | 'coupons' | 'earner'>,
  couponId: string | undefined,
): PricedOrder => {
  const priced =
    basket.offer === null
      ? priceLines(caller, basket.lines, coupons, {
          wish: couponId,
          allowed: basket.activity?.allowCoupon ?? true,
        })
      : offerQuote(basket.lines.map(withTerms), basket.offer.freight);
  return {
    basket,
    quote: priced,
    address,
    earner,
    hash: hashOf(caller, basket, priced, address),
  };
};

/** Lines with the best coupon, or the one that is wished for: what a cart says is what its order costs. */
export const priceLines = (
  caller: Member,
  lines: readonly BasketLine[],
  coupons: readonly HeldCoupon[],
  { wish, allowed }: { readonly wish: string | undefined; readonly allowed: boolean },
): OrderTotals<PricedLine, HeldCoupon> =>
  orderTotals(lines.map(withTerms), coupons, wish, {
    shopId: caller.shop?.id ?? null,
    allowed,
    now: clock.now(),
  });

const withTerms = (line: BasketLine) => ({ ...line, ...quoteLine(line) });

const quoteLine = ({ priceable, prices, qty, inPackage }: BasketLine) => ({
  productId: priceable.productId,
  categoryIds: priceable.categoryIds,
  brandId: priceable.brandId,
  memberPrice: prices.memberPrice,
  supplyPrice: priceable.supplyPrice,
  freight: priceable.freight,
  qty,
  inPackage,
});

/**
 * Everything that is priced, the address and the coupon; not texts or dates, so that a language changes
 * nothing.
 */
const hashOf = (
  caller: Member,
  basket: Basket,
  priced: OrderTotals<PricedLine, HeldCoupon>,
  address: AddressRow | null,
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        caller.shop?.id ?? null,
        basket.activity?.id ?? null,
        basket.offer?.id ?? null,
        basket.packages.map(({ packageId, version, qty, price }) => [packageId, version, qty, price]),
        priced.lines.map(({ line, packageShare, couponShare, freight, pay }) => [
          line.priceable.skuId,
          line.qty,
          line.prices.shopPrice,
          line.prices.activityPrice,
          line.prices.memberPrice,
          line.inPackage?.idx ?? null,
          packageShare,
          couponShare,
          freight,
          pay,
        ]),
        priced.pay,
        priced.chosen?.id ?? null,
        address === null
          ? null
          : [address.id, address.name, address.phone, address.district_id, address.detail],
      ]),
    )
    .digest('base64url');

/** The priced order as its buyer sees it before they order. */
export const toPreview = ({ basket, quote: priced, address, hash }: PricedOrder, caller: Member): Preview => {
  const views = priced.coupons.map(({ coupon, fit }) => toCouponView(coupon, caller.language, fit));
  return {
    lines: priced.lines.map(({ line, goods, packageShare, couponShare, freight, pay }) => ({
      skuId: line.priceable.skuId,
      productId: line.priceable.productId,
      name: pickText(line.priceable.name, caller.language).text,
      specText: pickText(line.priceable.specText, caller.language).text,
      image: line.priceable.image,
      qty: line.qty,
      shopPrice: line.prices.shopPrice,
      activityPrice: line.prices.activityPrice,
      memberPrice: line.prices.memberPrice,
      goods,
      packageShare,
      couponShare,
      freight,
      pay,
      leadDays: line.priceable.leadDays,
      packageIdx: line.inPackage?.idx ?? null,
    })),
    packages: basket.packages.map(({ cartId, packageId, name, image, qty, price, saving }) => ({
      key: cartId,
      packageId,
      name: pickText(name, caller.language).text,
      image,
      qty,
      price,
      saving,
    })),
    address:
      address === null
        ? null
        : {
            id: address.id,
            name: address.name,
            phone: address.phone,
            province: address.province,
            city: address.city,
            district: address.district,
            detail: address.detail,
            isDefault: address.is_default,
          },
    coupons: {
      usable: views.filter((view) => view.reason === null).sort((a, b) => (b.saving ?? 0) - (a.saving ?? 0)),
      unusable: views.filter((view) => view.reason !== null),
      chosen: priced.chosen?.id ?? null,
    },
    goods: priced.goods,
    discount: priced.discount,
    freight: priced.freight,
    pay: priced.pay,
    promise: promisedBy(
      basket.lines.map(({ priceable }) => priceable.leadDays),
      clock.nowMs(),
    ),
    previewHash: hash,
    payWithinMinutes: minutesOf(basket),
  };
};

export const minutesOf = (basket: Basket): number =>
  basket.activity === null ? payWithinMinutes.normal : payWithinMinutes.activity;
