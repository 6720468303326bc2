import type { CampaignState } from '@mall/contract/campaign/campaign';
import type { SeckillSlot } from '@mall/contract/campaign/seckill';
import type { Texts } from '@mall/contract/core/languages';
import type { Input } from '@mall/contract/operations';
import { orderStatus } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { containing } from '../../platform/i18n/range.queries.ts';

export type ShopSaleRow = {
  id: string;
  name: Texts;
  state: CampaignState;
  sku_id: number;
  about: Texts;
  price: number;
  stock_total: number;
  stock_left: number;
  sold: number;
  per_order_limit: number;
  per_user_limit: number;
  allow_coupon: boolean;
  start_at: Date;
  end_at: Date;
  slots: SeckillSlot[];
  version: number;
  created_at: Date;
  maker: string | null;
  end_reason: string;
};

const state = sql<CampaignState>`case when a.status not in ('scheduled', 'running') then a.status
  when a.end_at <= now() then 'ended' when a.start_at <= now() then 'running' else 'scheduled' end`;
/** The shop's own flash sales, as they are now, whatever the clock has written. */
const own = (shopId: string): RawBuilder<unknown> => sql`
  (select a.*, ${state} as state, p.name as about from seckill_activities a
    join skus s on s.id = a.sku_id join products p on p.id = s.product_id where a.shop_id = ${shopId})`;
const sold = sql<number>`(select coalesce(sum(o.qty), 0)::int from orders o
  where o.activity_id = a.id and o.status <> ${literal(orderStatus.cancelled)})`;

export const shopSalePage = async (
  reader: Reader,
  shopId: string,
  { state: wanted, keyword, page, size }: Input<'shopSeckill.list'>,
): Promise<{ rows: ShopSaleRow[]; total: number }> => {
  const said = containing(keyword);
  const { rows } = await sql<ShopSaleRow & { all_rows: number }>`
    select a.*, ${sold} as sold, null as maker from (
      select a.*, (count(*) over ())::int as all_rows from ${own(shopId)} a
      where (${wanted} = 'all' or a.state = ${wanted})
        and (${keyword} = '' or exists (select from jsonb_each_text(a.name) n where n.value ilike ${said})
          or exists (select from jsonb_each_text(a.about) n where n.value ilike ${said}))
      order by a.start_at desc, a.id desc limit ${size} offset ${(page - 1) * size}) a
    order by a.start_at desc, a.id desc`.execute(reader);
  return { rows, total: rows[0]?.all_rows ?? 0 };
};

export const shopSaleWith = async (
  reader: Reader,
  shopId: string,
  id: string,
): Promise<ShopSaleRow | undefined> => {
  const { rows } = await sql<ShopSaleRow>`
    select a.*, ${sold} as sold, u.name as maker from ${own(shopId)} a left join users u on u.id = a.created_by
    where a.id = ${id}`.execute(reader);
  return rows[0];
};

export type NeighbourRow = Pick<ShopSaleRow, 'id' | 'name' | 'state' | 'start_at' | 'end_at'>;

/** Other flash sales of a SKU of the shop between two moments, drafts among them. */
export const saleNeighbours = async (
  reader: Reader,
  shopId: string,
  { skuId, from, to, except }: { skuId: number; from: string; to: string; except: string },
): Promise<NeighbourRow[]> => {
  const { rows } = await sql<NeighbourRow>`
    select a.id, a.name, a.state, a.start_at, a.end_at from ${own(shopId)} a
    where a.sku_id = ${skuId}::int and a.id <> ${except} and a.state in ('draft', 'scheduled', 'running')
      and a.start_at < ${to}::timestamptz and a.end_at > ${from}::timestamptz
    order by a.start_at, a.id limit 20`.execute(reader);
  return rows;
};

/** How many flash sales a shop has that are drafts or not over. Until the end of the transaction it makes no other. */
export const countKeptSales = async (tx: Tx, shopId: string): Promise<number> => {
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().execute();
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${own(shopId)} a where a.state in ('draft', 'scheduled', 'running')`.execute(
    tx,
  );
  return rows[0]?.n ?? 0;
};
