import { type Language, pickText } from '@mall/contract/core/languages';
import type { Item, Output } from '@mall/contract/operations';
import { type StockMoveKind, stockReasonNames } from '@mall/contract/seller/stock';
import type { MoveRow, StockRowOf, WaitingOrder } from './stock.queries.ts';

export const toStockRow = (row: StockRowOf, language: Language): Item<'shopStock.list'> => ({
  skuId: String(row.id),
  productId: String(row.product_id),
  goodsId: row.goods_id,
  name: pickText(row.name, language).text,
  spec: pickText(row.spec_text, language).text,
  image: row.image,
  no: row.no,
  goodsNo: row.goods_no,
  onSale: row.shown,
  onHand: row.stock,
  held: row.held,
  free: row.stock - row.held,
  toSend: row.to_send,
  setAside: row.set_aside,
  reorderPoint: row.reorder_point,
  low: row.low,
  countedAt: row.counted_at?.toISOString() ?? null,
});

type Waiting = NonNullable<Output<'shopStock.detail'>['orders']>[number];

export const toWaiting = ({ id, no, qty, unpaid, at }: WaitingOrder): Waiting => ({
  id,
  no,
  qty,
  waits: unpaid ? 'payment' : 'shipment',
  at: at.toISOString(),
});

/** A move for a reader; orders are named to those who may see orders. */
export const toMove = (row: MoveRow, seesOrders: boolean): Item<'shopStock.moves'> => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: kindOf(row.reason),
  change: row.delta,
  after: row.after,
  note: row.note,
  by: row.by,
  order: seesOrders ? row.order_no : null,
});

const known: Readonly<Record<string, StockMoveKind>> = {
  ...Object.fromEntries(stockReasonNames.map((reason) => [reason, reason])),
  counted: 'counted',
  countUndone: 'countUndone',
  sold: 'sold',
  returned: 'returned',
  takenBack: 'takenBack',
  goods: 'published',
  'seckill.publish': 'flashSale',
  'seckill.end': 'flashSaleEnd',
  'seckill.cancel': 'flashSaleEnd',
};

const kindOf = (reason: string): StockMoveKind => known[reason] ?? 'other';
