import { pickText, type Language } from '@mall/contract/languages';
import { sum, times, type Money } from '@mall/contract/money';
import type { Output } from '@mall/contract/operations';
import type { Priceable } from '../pricing/priceables.ts';
import type { CartRow } from './lines.ts';
import { invalidReason } from './validity.ts';

type CartLine = Output<'cart.get'>['list'][number];

/** Prices lines where the reader stands now: the prices of the lines are those of the present shop. */
export const toCart = (
  rows: readonly CartRow[],
  priceables: ReadonlyMap<string, Priceable>,
  language: Language,
): Output<'cart.get'> => {
  const totals: Money[] = [];
  const list = rows.flatMap((row): CartLine[] => {
    const priceable = priceables.get(String(row.sku_id));
    if (priceable === undefined) return [];
    const reason = invalidReason(row.qty, priceable);
    const selected = row.selected && reason === null;
    if (selected) totals.push(times(priceable.prices.memberPrice, row.qty));
    return [
      {
        id: row.id,
        skuId: priceable.skuId,
        productId: priceable.productId,
        name: pickText(priceable.name, language).text,
        image: priceable.image,
        specText: pickText(priceable.specText, language).text,
        qty: row.qty,
        selected,
        price: priceable.prices.shopPrice,
        memberPrice: priceable.prices.memberPrice,
        priceSeen: row.price_seen,
        stock: Math.max(0, priceable.stock),
        leadDays: priceable.leadDays,
        invalidReason: reason,
        shopId: row.shop_id,
      },
    ];
  });
  return { list, packages: [], count: list.length, total: sum(totals) };
};
