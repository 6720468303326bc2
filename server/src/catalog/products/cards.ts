import type { Reader } from '../../platform/db/open.ts';
import { type Card, toCard } from './present.ts';
import { productRows } from './product.queries.ts';
import type { View } from './visible.queries.ts';

/**
 * Cards of the visible ones among these products, in the requested order. For every area that displays
 * products.
 */
export const loadCards = async (reader: Reader, view: View, ids: readonly number[]): Promise<Card[]> =>
  (await productRows(reader, view, ids)).map((row) => toCard(row, view));

/**
 * The same, as a function that makes a product's card with one of its SKUs in front; null for one that is not
 * visible here.
 */
export const loadSkuCards = async (
  reader: Reader,
  view: View,
  ids: readonly number[],
): Promise<(productId: number, skuId: number) => Card | null> => {
  const rows = new Map((await productRows(reader, view, ids)).map((row) => [row.id, row]));
  return (productId, skuId) => {
    const row = rows.get(productId);
    return row === undefined ? null : toCard(row, view, skuId);
  };
};
