import { campaignRules } from '@mall/contract/campaign/campaign';
import { type Language, pickText } from '@mall/contract/core/languages';
import type { Item, Output } from '@mall/contract/operations';
import type { cameOfSale } from '../../campaign/index.ts';
import type { NeighbourRow, ShopSaleRow } from './flash-sales.queries.ts';

type Detail = Output<'shopSeckill.detail'>;
type Came = Awaited<ReturnType<typeof cameOfSale>>;

export const toEntry = (row: ShopSaleRow, language: Language): Item<'shopSeckill.list'> => ({
  id: row.id,
  name: row.name,
  state: row.state,
  about: pickText(row.about, language).text,
  price: row.price,
  startAt: row.start_at.toISOString(),
  endAt: row.end_at.toISOString(),
  stock: row.stock_total,
  sold: row.sold,
});

export const toNeighbour = (row: NeighbourRow): Detail['neighbours'][number] => ({
  id: row.id,
  name: row.name,
  state: row.state,
  startAt: row.start_at.toISOString(),
  endAt: row.end_at.toISOString(),
});

export const toDetail = (
  row: ShopSaleRow,
  { goods, neighbours, came }: Pick<Detail, 'goods' | 'neighbours'> & { readonly came: Came },
  language: Language,
): Detail => ({
  ...toEntry(row, language),
  version: row.version,
  goods,
  neighbours,
  perOrderLimit: row.per_order_limit,
  perUserLimit: row.per_user_limit,
  allowCoupon: row.allow_coupon,
  slots: row.slots,
  madeAt: row.created_at.toISOString(),
  madeBy: row.maker,
  endReason: row.end_reason,
  adjust: [...campaignRules[row.state].adjust],
  figures: {
    sold: came.pieces,
    unpaid: came.unpaid,
    left: row.stock_left,
    orders: came.orders,
    taken: came.taken,
    off: came.shops,
  },
});
