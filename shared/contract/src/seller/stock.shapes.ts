import { z } from 'zod';
import { Instant, int, listEnvelope, listOf, NumId, Paging, text } from '../core/schema-helpers.ts';
import {
  fitsReason,
  stockLimits,
  stockMoveKinds,
  type StockReason,
  stockReasonNames,
  stockTabs,
} from './stock.ts';

/** The inputs and answers of the operations on stock, the same for a shop and for the mall. */
export const StockRow = z.object({
  skuId: z.string(),
  productId: z.string(),
  goodsId: z.string().nullable().describe('The draft of its product'),
  name: z.string(),
  spec: z.string(),
  image: z.string().nullable(),
  no: z.string().describe("The seller's own article number; empty for none"),
  goodsNo: z.string(),
  onSale: z.boolean().describe('Shoppers see its product'),
  onHand: z.int().describe('Pieces for sale, those that are held among them'),
  held: z.int().describe('Kept for orders that are not paid yet, and for launches of boosts'),
  free: z.int().describe('On hand and not held'),
  toSend: z.int().describe('Sold and paid, still to be sent: no longer on hand, but on the shelf'),
  setAside: z
    .int()
    .describe('Put aside for flash sales and not paid yet: no longer on hand, but on the shelf'),
  reorderPoint: z.int().nullable().describe('null: the usual one'),
  low: z.boolean().describe('Shoppers see it, and no more are free than its reorder point'),
  countedAt: Instant.nullable().describe('When somebody counted it last'),
});

export const StockFilter = Paging.extend({
  tab: z
    .enum(stockTabs)
    .default('all')
    .describe('Low: at most the reorder point is free; out: nothing is free'),
  keyword: text(0, 60)
    .default('')
    .describe('A part of a product name, of its number or of an article number'),
  sort: z.enum(['product', 'free']).default('product').describe('Newest product first; or fewest free first'),
});

export const StockSheetOf = StockFilter.pick({ tab: true, keyword: true });

export const StockPage = listEnvelope(StockRow).extend({
  more: z.boolean().describe('There are more than `total`'),
  counts: z.object({ low: z.int(), out: z.int() }).describe('With the same keyword'),
});

const SkuId = NumId.describe('The SKU');
export const BySku = z.object({ id: SkuId });

export const StockDetail = StockRow.extend({
  orders: z
    .array(
      z.object({
        id: z.string().nullable().describe("The order, if it is this seller's own; null: another shop's"),
        no: z.string(),
        qty: z.int(),
        waits: z.enum(['payment', 'shipment']),
        at: Instant.describe('When it was placed, or paid'),
      }),
    )
    .nullable()
    .describe(
      `Orders that hold it or wait for it, up to ${stockLimits.orders}; null for those who may see no orders`,
    ),
  launches: z.int().describe('Pieces that launches of boosts hold'),
});

export const StockMovesOf = Paging.extend({ id: SkuId });
export const StockMoves = listEnvelope(
  z.object({
    id: z.string(),
    at: Instant,
    kind: z.enum(stockMoveKinds),
    change: z.int(),
    after: z.int().describe('On hand after it'),
    note: z.string(),
    by: z.string().nullable().describe('Who moved it by hand'),
    order: z
      .string()
      .nullable()
      .describe('The number of the order that moved it, for those who may see orders'),
  }),
);

const Note = text(0, stockLimits.note).default('');

export const StockChange = z
  .object({
    id: SkuId,
    change: int(-stockLimits.most, stockLimits.most).describe('So many pieces more, or less'),
    reason: z.enum(stockReasonNames as [StockReason, ...StockReason[]]), // never empty: keys of a const table
    note: Note,
  })
  .refine(({ change, reason }) => fitsReason(reason, change), { path: ['change'] });

const pieces = int(0, stockLimits.most);
const eachOnce = (rows: readonly { skuId: string }[]): boolean =>
  new Set(rows.map(({ skuId }) => skuId)).size === rows.length;

export const StockCount = z.object({
  rows: listOf(
    z.object({
      skuId: NumId,
      expected: pieces.describe('What the counter was shown as on hand'),
      counted: pieces.describe('What is for sale: without pieces that were paid and wait to be sent'),
    }),
    stockLimits.rows,
  ).refine((rows) => rows.length > 0 && eachOnce(rows)),
  note: Note,
});
export const StockCounted = z.object({
  id: z.string().nullable().describe('By which the count can be undone; null where none was taken'),
  counted: z.int().describe('SKUs whose count was taken'),
  changed: z.int().describe('Of these, how many had another number'),
  left: z
    .array(
      z.object({
        skuId: z.string(),
        why: z
          .enum(['moved', 'held', 'missing'])
          .describe('Stock moved since it was shown; orders hold more than was counted; no such SKU here'),
        onHand: z.int(),
        held: z.int(),
      }),
    )
    .describe('Counts that were not taken: these are to be counted again'),
});

export const StockUndo = z.object({
  id: text(1, 40).describe('The count, or the work that wrote it from a sheet'),
});
export const StockUndone = z.object({ count: z.int().describe('SKUs whose count is taken back') });

export const StockPoints = z.object({
  rows: listOf(
    z.object({ skuId: NumId, point: pieces.nullable().describe('null: the usual one') }),
    stockLimits.rows,
  ).refine((rows) => rows.length > 0 && eachOnce(rows)),
});
