import { deliveryLimitDays } from '@mall/contract/core/limits';
import { type Money, money, plus, sum, times, zero } from '@mall/contract/core/money';
import { quoteState } from '@mall/contract/trade/quote';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { platformTerms, type Sold, unitPrices } from '../../catalog/index.ts';
import type { Basket, BasketLine } from '../orders/basket.ts';
import { type OrderQuestion, type OrderRead, readOrder } from '../orders/read.queries.ts';
import { oneQuote, type QuoteLineRow, type QuoteRow } from './queries.ts';
import { clock } from '../../platform/clock/clock.ts';

export type QuoteRead = OrderRead & { readonly quote: QuoteRow };
type Question = Omit<OrderQuestion, 'skuIds'> & { readonly id: string };

/**
 * A member's quote with all the data of its order, in the terms of the shop that made it, whatever the
 * member's current shop. Throws missing.
 */
export const readQuote = async (
  db: Db,
  caller: Member,
  { id, addressId, key }: Question,
): Promise<{ read: QuoteRead; buyer: Member }> => {
  const quote = await oneQuote(db, caller.memberId, id);
  const buyer = { ...caller, shop: quote.shop };
  const skuIds = quote.lines.flatMap(({ sku_id: sku }) => (sku === null ? [] : [String(sku)]));
  return { buyer, read: { ...(await readOrder(db, buyer, { skuIds, addressId, key })), quote } };
};

/**
 * A quote as the content of an order: its prices apply, whatever the goods cost now. Throws quote.closed,
 * quote.expired with today's price of the same, order.shortOfStock.
 */
export const quoteBasket = ({ quote, goods }: QuoteRead): Basket => {
  const state = quoteState(quote.status, Date.parse(quote.valid_until), clock.nowMs());
  if (state === 'expired') throw new Refusal('quote.expired', { pay: priceNow(quote, goods) });
  if (state !== 'sent') throw new Refusal('quote.closed', { state });
  const lines = quote.lines.map(
    (line): BasketLine => ({ ...lineOf(line, quote, goods), qty: line.qty, inPackage: null }),
  );
  const needed = new Map<string, number>();
  for (const { priceable, qty } of lines)
    if (priceable.skuId !== null) needed.set(priceable.skuId, (needed.get(priceable.skuId) ?? 0) + qty);
  const short = [...needed].filter(([skuId, qty]) => (goods.get(skuId)?.stock ?? 0) < qty);
  if (short.length > 0)
    throw new Refusal(
      'order.shortOfStock',
      short.map(([skuId]) => ({ skuId, stock: Math.max(0, goods.get(skuId)?.stock ?? 0) })),
    );
  return {
    source: 'quote',
    lines,
    packages: [],
    cartIds: [],
    activity: null,
    offer: { of: 'quote', id: quote.id, freight: money(quote.freight) },
  };
};

const lineOf = (
  line: QuoteLineRow,
  quote: QuoteRow,
  goods: QuoteRead['goods'],
): Pick<BasketLine, 'priceable' | 'prices'> => {
  const price = money(line.unit_price);
  const priceable = line.sku_id === null ? undefined : goods.get(String(line.sku_id));
  if (priceable !== undefined)
    return { priceable, prices: unitPrices({ ...priceable.rule, activityPrice: price, allowCoupon: false }) };
  const rule = { ...platformTerms, platformPrice: price, override: null, memberBps: 10_000 };
  return { priceable: inWords(line, quote), prices: unitPrices(rule) };
};

/** An item that is no SKU of the mall: nothing is held for it. */
const inWords = (line: QuoteLineRow, quote: QuoteRow): Sold => ({
  skuId: null,
  productId: null,
  name: { zh: line.text },
  specText: { zh: '' },
  image: quote.want_image ?? '',
  factor: platformTerms.factor,
  freight: zero,
  leadDays: deliveryLimitDays, // nobody said how long it takes
  supplyPrice: zero,
  categoryIds: [],
  brandId: '',
});

/** Today's price of the same, null when a part of it has no price of its own. */
const priceNow = (quote: QuoteRow, goods: QuoteRead['goods']): Money | null => {
  const costs = quote.lines.map(({ sku_id: sku, qty }) => {
    const priceable = sku === null ? undefined : goods.get(String(sku));
    return priceable === undefined || priceable.invalidReason !== null
      ? null
      : plus(times(priceable.prices.memberPrice, qty), times(priceable.freight, qty));
  });
  return costs.every((cost) => cost !== null) ? sum(costs) : null;
};
