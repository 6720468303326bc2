import type { Texts } from '@mall/contract/core/languages';
import type { SeckillSlot, seckillStatuses } from '@mall/contract/campaign/seckill';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';

type Status = (typeof seckillStatuses)[number];

/** A flash sale as its operator planned it. */
export type PlannedRow = {
  id: string;
  name: Texts;
  sku_id: number;
  product_id: number;
  product_name: Texts;
  spec_text: Texts;
  image: string;
  price: number;
  platform_price: number;
  stock_total: number;
  stock_left: number;
  per_order_limit: number;
  per_user_limit: number;
  allow_coupon: boolean;
  start_at: Date;
  end_at: Date;
  slots: SeckillSlot[];
  status: Status;
  /** The shop whose own it is; null: the mall's. */
  shop_id: string | null;
};

/** Its current state, whatever the clock has written. */
const statusNow = sql<Status>`case when a.status not in ('scheduled', 'running') then a.status when a.end_at <= now()
  then 'ended'
  when a.start_at <= now() then 'running' else 'scheduled' end`;
const planned = sql`
  select a.id, a.name, a.sku_id, s.product_id, p.name as product_name, s.spec_text,
    coalesce(s.image, p.images->>0) as image, a.price,
    s.price as platform_price, a.stock_total, a.stock_left, a.per_order_limit, a.per_user_limit, a.allow_coupon,
    a.start_at, a.end_at,
    a.slots, ${statusNow} as status, a.shop_id, a.created_at
  from seckill_activities a join skus s on s.id = a.sku_id join products p on p.id = s.product_id`;

export const plannedById = async (reader: Reader, id: string): Promise<PlannedRow | undefined> =>
  (await sql<PlannedRow>`${planned} where a.id = ${id}`.execute(reader)).rows[0];

/** Flash sales of the mall's own. */
export const plannedPage = async (
  reader: Reader,
  { page, size, status }: { page: number; size: number; status: Status | null },
): Promise<{ rows: PlannedRow[]; total: number }> => {
  const { rows } = await sql<PlannedRow & { total: number }>`
    select *, (count(*) over ())::int as total from (${planned} where a.shop_id is null) all_of_them
    where ${status}::text is null or status = ${status}
    order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return { rows, total: rows[0]?.total ?? 0 };
};

/** Whether the SKU is of the seller's own goods: what a shop charges for them is that shop's business alone. */
export const isOwnSku = async (reader: Reader, { shopId }: SellerScope, skuId: number): Promise<boolean> => {
  const { rows } = await sql<{ id: number }>`
    select s.id from skus s join products p on p.id = s.product_id
    where s.id = ${skuId} and s.offered and p.shop_id is not distinct from ${shopId}::text`.execute(reader);
  return rows.length > 0;
};
