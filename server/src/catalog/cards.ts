import type { Reader } from '../db/open.ts';
import { type Card, toCard } from './present.ts';
import { productRows } from './product-queries.ts';
import type { View } from './visible.ts';

/** Cards of the visible ones among these products, in the order asked for. For every area that shows products. */
export const loadCards = async (reader: Reader, view: View, ids: readonly number[]): Promise<Card[]> =>
  (await productRows(reader, view, ids)).map((row) => toCard(row, view));
