import { createHash } from 'node:crypto';
import { money, type Money } from '@mall/contract/core/money';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import {
  changedPrice,
  type PriceChange,
  priceProblem,
  type PriceTerms,
  readFactor,
  shopPriceOf,
} from '@mall/contract/catalog/shop-price';
import type { Item } from '@mall/contract/operations';
import type { PricedSku } from './priced.queries.ts';

type Problem = NonNullable<Item<'shopGoods.batchPrice'>['problem']>;

/** A SKU's current price and its new one. A missing product has no SKU. */
export type PlanRow = {
  readonly skuId: number | null;
  readonly productId: number;
  readonly platformPrice: Money;
  /** Shop prices. */
  readonly old: Money;
  readonly next: Money;
  /** Fixed prices. */
  readonly oldFixed: Money | null;
  readonly nextFixed: Money | null;
  readonly problem: Problem | null;
};

/** The same for an existing SKU. */
export type SkuPlan = PlanRow & { readonly skuId: number };

/** The request: exactly one way to change. Throws price.factorInvalid, price.changeMissing. */
export const changeOf = (
  input: Pick<Input<'shopGoods.batchPrice'>, 'price' | 'factor' | 'percent' | 'recover'>,
): PriceChange => {
  const { price, factor, percent, recover } = input;
  const asked: PriceChange[] = [
    ...(price === undefined ? [] : [{ how: 'price', price: money(price) } as const]),
    ...(factor === undefined ? [] : [{ how: 'factor', factor: factorOf(factor) } as const]),
    ...(percent === undefined ? [] : [{ how: 'percent', points: percent } as const]),
    ...(recover === true ? [{ how: 'default' } as const] : []),
  ];
  const [change] = asked;
  if (change === undefined || asked.length > 1) throw new Refusal('price.changeMissing');
  return change;
};

const factorOf = (text: string): number => {
  const factor = readFactor(text);
  if (factor === undefined) throw new Refusal('price.factorInvalid', { factor: 'price.factorInvalid' });
  return factor;
};

export const planOf = (skus: readonly PricedSku[], change: PriceChange, terms: PriceTerms): SkuPlan[] =>
  skus.map((sku) => planSku(sku, change, terms));

/** The effect of a change on one SKU. Pure; only `shopPriceOf` makes prices. */
export const planSku = (sku: PricedSku, change: PriceChange, terms: PriceTerms): SkuPlan => {
  const platformPrice = money(sku.price);
  const oldFixed = sku.override === null ? null : money(sku.override);
  const old = shopPriceOf(platformPrice, oldFixed, terms);
  const nextFixed = changedPrice(change, { platformPrice, shopPrice: old, ending: terms.ending });
  return {
    skuId: sku.id,
    productId: sku.product_id,
    platformPrice,
    old,
    next: shopPriceOf(platformPrice, nextFixed, terms),
    oldFixed,
    nextFixed,
    problem: nextFixed === null ? null : (reviewProblem(sku) ?? priceProblem(nextFixed, platformPrice)),
  };
};

/** The price of a product that is not approved may still be changed by its review. */
const reviewProblem = ({ review_status: review }: PricedSku): Problem | null =>
  review === 'pending' ? 'inReview' : review === 'rejected' ? 'rejected' : null;

/** A product that was chosen and no longer exists. */
export const goneRow = (productId: number): PlanRow => ({
  skuId: null,
  productId,
  platformPrice: money(0),
  old: money(0),
  next: money(0),
  oldFixed: null,
  nextFixed: null,
  problem: 'gone',
});

/** Those that can be changed and differ from the target. */
export const changesIn = (rows: readonly PlanRow[]): SkuPlan[] =>
  rows.flatMap((row) =>
    row.problem === null && row.skuId !== null && row.oldFixed !== row.nextFixed
      ? [{ ...row, skuId: row.skuId }]
      : [],
  );

/** Two plans with one hash do the same: consent to one is consent to the other. */
export const hashOf = (rows: readonly PlanRow[]): string => {
  const hash = createHash('sha256');
  for (const { skuId, productId, old, next, nextFixed, problem } of rows)
    hash.update(`${skuId}:${productId}:${old}:${next}:${nextFixed}:${problem};`);
  return hash.digest('base64url');
};
