import { orderTabs, type OrderStatus } from '@mall/contract/order';
import type { Texts } from '@mall/contract/languages';
import { shopJob } from '@mall/contract/shop-job';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Reader } from '../db/open.ts';
import type { StoredAddress, StoredFileWanted } from '../db/schema.ts';
import { findOrders } from '../orders/find.ts';
import { inRange } from '../text/range.ts';

export type OrdersWanted = Extract<StoredFileWanted, { what: 'orders' }>['orders'];

/** A line of an order with its order: one row of the file. */
export type ExportLine = {
  id: string;
  no: string;
  status: OrderStatus;
  created_at: Date;
  paid_at: Date | null;
  promised_at: Date | null;
  received_at: Date | null;
  address: StoredAddress;
  remark: string;
  order_pay: number;
  paid: number;
  refunded: number;
  currency: string;
  /** Of the lines of its order. Amounts of the order stand in the first one only, so that a column can be summed. */
  is_first: boolean;
  goods_no: string | null;
  name: Texts;
  spec_text: Texts;
  qty: number;
  unit_price: number;
  goods: number;
  discount: number;
  freight: number;
  line_pay: number;
};

const batch = 250;

/** How many orders and lines are wanted. */
export const countWanted = async (
  reader: Reader,
  shopId: string,
  wanted: OrdersWanted,
): Promise<{ orders: number; lines: number }> => {
  const { rows } = await sql<{ orders: number; lines: number }>`
    with w as materialized (select o.id from orders o where ${await among(reader, shopId, wanted)})
    select (select count(*) from w) as orders, (select count(*) from order_lines l where l.order_id in (select id from w)) as lines`.execute(
    reader,
  );
  return rows[0] ?? { orders: 0, lines: 0 };
};

/** Every line of the orders that are wanted, newest order first: a few hundred orders in memory at a time, whatever their number. */
export async function* linesWanted(db: Db, shopId: string, wanted: OrdersWanted): AsyncGenerator<ExportLine> {
  const these = await among(db, shopId, wanted);
  let after: { at: string; id: string } | null = null;
  for (;;) {
    const { rows }: { rows: (ExportLine & { at: string })[] } = await sql<ExportLine & { at: string }>`
      with page as materialized (
        select o.id, o.no, o.status, o.created_at, o.created_at::text as at, o.paid_at, o.promised_at, o.received_at, o.address, o.remark,
          o.pay, o.paid, o.refunded, o.currency
        from orders o where ${these} and ${after === null ? sql`true` : sql`(o.created_at, o.id) < (${after.at}::timestamptz, ${after.id})`}
        order by o.created_at desc, o.id desc limit ${batch})
      select o.id, o.no, o.status, o.created_at, o.at, o.paid_at, o.promised_at, o.received_at, o.address, o.remark, o.pay as order_pay, o.paid,
        o.refunded, o.currency, l.idx = min(l.idx) over (partition by o.id) as is_first, p.goods_no, l.name, l.spec_text, l.qty,
        l.member_price as unit_price, case when l.package_idx is null then l.goods else l.package_share end as goods, l.coupon_share as discount,
        l.freight, l.pay as line_pay
      from page o join order_lines l on l.order_id = o.id left join products p on p.id = l.product_id
      order by o.created_at desc, o.id desc, l.idx`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = { at: last.at, id: last.id };
  }
}

/** The condition on orders `o`: this shop's, not hidden by it, and as wanted. */
const among = async (reader: Reader, shopId: string, wanted: OrdersWanted): Promise<RawBuilder<boolean>> => {
  const ours = sql<boolean>`o.shop_id = ${shopId} and not o.shop_hidden`;
  if (wanted.ids !== undefined && wanted.ids.length > 0)
    return sql<boolean>`${ours} and o.id = any(${[...wanted.ids]}::text[])`;
  const kept = sql<boolean>`${ours} and o.status = any(${[...orderTabs[wanted.tab]]}::smallint[]) and ${inTime(wanted)}`;
  const { keyword = '', tab } = wanted;
  if (keyword === '') return kept;
  const page = {
    keyword,
    tab,
    range: wanted.from || wanted.to ? 'all' : wanted.range,
    page: 1,
    size: shopJob.exportLines,
  } as const;
  const { ids } = await findOrders(reader, shopId, page);
  return sql<boolean>`${kept} and o.id = any(${ids}::text[])`;
};

/** Days of the shop, both included, go before a range. */
const inTime = ({ from, to, range }: OrdersWanted): RawBuilder<boolean> =>
  from === undefined && to === undefined
    ? inRange(sql`o.created_at`, range)
    : sql<boolean>`(${from ?? null}::date is null or o.created_at >= (${from ?? null}::date::timestamp at time zone 'Asia/Shanghai'))
        and (${to ?? null}::date is null or o.created_at < ((${to ?? null}::date + 1)::timestamp at time zone 'Asia/Shanghai'))`;
