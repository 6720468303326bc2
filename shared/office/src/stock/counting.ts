import type { Output } from '@mall/contract/operations';
import { piecesIn } from './numbers.ts';
import type { StockItem } from './useStock.ts';

type Left = Output<'shopStock.count'>['left'][number];

/** A count that is being typed: what its counter saw as on hand, what they typed, and why it was not taken. */
export type Count = {
  readonly sku: StockItem;
  readonly expected: number;
  readonly typed: string;
  readonly left?: Left;
};
/** A count as it is sent. */
type CountRow = { readonly skuId: string; readonly expected: number; readonly counted: number };
export type Counts = ReadonlyMap<string, Count>;

/**
 * The counts after a key in the field of a SKU. What was on hand when the first key was typed stays what is expected,
 * whatever the list shows later; an emptied field is no count.
 */
export const afterTyping = (counts: Counts, sku: StockItem, typed: string): Counts => {
  const next = new Map(counts);
  const before = counts.get(sku.skuId);
  if (typed === '' && before?.left === undefined) next.delete(sku.skuId);
  else if (before?.left !== undefined && typed !== '')
    next.set(sku.skuId, { sku, expected: before.left.onHand, typed });
  else next.set(sku.skuId, { ...(before ?? { sku, expected: sku.onHand }), typed });
  return next;
};

/** Those that can be sent, and how the stock would change; `wrong` are those whose text is no number. */
export const readyCounts = (
  counts: Counts,
): { rows: CountRow[]; differ: number; change: number; wrong: number } => {
  const read = [...counts.values()]
    .filter(({ typed }) => typed !== '')
    .map(({ sku, expected, typed }) => ({ skuId: sku.skuId, expected, counted: piecesIn(typed) }));
  const rows = read.flatMap(({ counted, ...row }) => (counted === undefined ? [] : [{ ...row, counted }]));
  return {
    rows,
    differ: rows.filter(({ expected, counted }) => expected !== counted).length,
    change: rows.reduce((sum, { expected, counted }) => sum + counted - expected, 0),
    wrong: read.length - rows.length,
  };
};

/** What is left after an answer: counts that were not taken, to be typed again, and those that were not sent. */
export const afterSending = (
  counts: Counts,
  sent: readonly { skuId: string }[],
  left: readonly Left[],
): Counts => {
  const ids = new Set(sent.map(({ skuId }) => skuId));
  const not = new Map(left.map((one) => [one.skuId, one]));
  return new Map(
    [...counts].flatMap(([skuId, count]): [string, Count][] => {
      const why = not.get(skuId);
      if (why !== undefined) return [[skuId, { ...count, typed: '', left: why }]];
      return ids.has(skuId) ? [] : [[skuId, count]];
    }),
  );
};
