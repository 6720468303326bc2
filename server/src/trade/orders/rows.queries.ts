import type { DeliveryStatus } from '@mall/contract/trade/delivery';
import { orderTabs, type OrderStatus, type OrderTab } from '@mall/contract/trade/order';
import { languages, type Texts } from '@mall/contract/core/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { StoredAddress } from '../../platform/db/schema.ts';
import { counted } from '../refunds/of-order.queries.ts';
import { containing, inRange, type RangeName } from '../../platform/i18n/range.queries.ts';
import type { Scope } from './move.ts';

export type LineRow = {
  id: string;
  product_id: number | null;
  sku_id: number | null;
  name: Texts;
  spec_text: Texts;
  image: string;
  qty: number;
  lead_days: number;
  platform_price: number;
  factor: number;
  shop_price: number;
  activity_price: number | null;
  member_price: number;
  goods: number;
  package_share: number;
  coupon_share: number;
  freight: number;
  pay: number;
  package_idx: number | null;
  reviewed_at: string | null;
};

export type PackageRow = {
  idx: number;
  package_id: number;
  name: Texts;
  image: string;
  qty: number;
  price: number;
};

export type OrderRow = {
  id: string;
  no: string;
  user_id: string;
  shop_id: string | null;
  status: OrderStatus;
  source: 'direct' | 'cart' | 'seckill' | 'quote' | 'boost' | 'draft';
  currency: string;
  goods: number;
  discount: number;
  freight: number;
  pay: number;
  paid: number;
  qty: number;
  address: StoredAddress;
  address_version: number;
  proposed: { id: string; address: StoredAddress; note: string; at: string } | null;
  remark: string;
  created_at: Date;
  expires_at: Date | null;
  promised_at: Date | null;
  paid_at: Date | null;
  received_at: Date | null;
  proof_uploaded: boolean;
  refunded: number;
  refunds_open: number;
  /** Some purchased piece has no open or completed refund. */
  returnable: boolean;
  lines: LineRow[];
  packages: PackageRow[];
  deliveries: { status: DeliveryStatus; expected_at: string | null }[];
};

/** The orders of one side that it has not hidden. */
const sideOf = (scope: Scope): RawBuilder<boolean> =>
  scope === 'system'
    ? sql<boolean>`true`
    : 'userId' in scope
      ? sql<boolean>`o.user_id = ${scope.userId} and not o.buyer_hidden`
      : ofSeller(scope.shopId);

/** Orders `o` of a shop, or without one. */
export const ofSeller = (shopId: string | null): RawBuilder<boolean> =>
  sql<boolean>`${shopId === null ? sql`o.shop_id is null` : sql`o.shop_id = ${shopId}`} and not o.shop_hidden`;

const columns = sql`o.id, o.no, o.user_id, o.shop_id, o.status, o.source, o.currency, o.goods, o.discount, o.freight,
  o.pay, o.paid, o.refunded, o.qty,
  o.address, o.address_version, o.remark, o.created_at, o.expires_at, o.promised_at, o.paid_at, o.received_at,
  exists (select 1 from payment_intents i where i.order_id = o.id and i.method = 'offline' and i.status = 'pending') as
    proof_uploaded,
  (select jsonb_build_object('id', p.id, 'address', p.address, 'note', p.note, 'at', p.proposed_at)
    from order_address_proposals p where p.order_id = o.id and p.status = 'waiting') as proposed,
  (select count(*) from refunds r where r.order_id = o.id and r.status = 'requested')::int as refunds_open,
  not exists (select 1 from refunds r where r.order_id = o.id and r.kind = 'order' and ${counted})
    and o.qty > coalesce((select sum(r.qty) from refunds r where r.order_id = o.id and ${counted}), 0) as returnable,
  (select coalesce(jsonb_agg(to_jsonb(l) order by l.idx), '[]') from order_lines l where l.order_id = o.id) as lines,
  (select coalesce(jsonb_agg(to_jsonb(k) order by k.idx), '[]') from order_packages k where k.order_id = o.id) as
    packages,
  (select coalesce(jsonb_agg(jsonb_build_object('status', d.status, 'expected_at', d.expected_at)
    order by d.status, d.id), '[]')
    from deliveries d where d.order_id = o.id) as deliveries`;

export type OrderFilter = {
  readonly tab: OrderTab;
  readonly range: RangeName;
  readonly keyword?: string | undefined;
  readonly page: number;
  readonly size: number;
};

/**
 * A page of one side's orders, newest first, and how many each status has under the same range and keyword.
 */
export const orderPage = async (
  reader: Reader,
  scope: Scope,
  { tab, range, keyword, page, size }: OrderFilter,
): Promise<{ rows: OrderRow[]; counts: { status: OrderStatus; n: number }[] }> => {
  const among = sql`${sideOf(scope)} and ${inRange(sql`o.created_at`, range)} and ${saying(keyword)}`;
  const [found, counts] = await Promise.all([
    sql<OrderRow>`
      select ${columns} from orders o
      where ${among} and o.status = any(${[...orderTabs[tab]]}::smallint[])
      order by o.created_at desc, o.id desc limit ${size} offset ${(page - 1) * size}`.execute(reader),
    sql<{ status: OrderStatus; n: number }>`
      select o.status, count(*) as n from orders o where ${among} group by o.status`.execute(reader),
  ]);
  return { rows: found.rows, counts: counts.rows };
};

/** These orders of one side, in this order. */
export const ordersByIds = async (
  reader: Reader,
  scope: Scope,
  ids: readonly string[],
): Promise<OrderRow[]> => {
  const { rows } = await sql<OrderRow>`
    select ${columns} from unnest(${[...ids]}::text[]) with ordinality asked(id, place) join orders o on o.id = asked.id
    where ${sideOf(scope)} order by asked.place`.execute(reader);
  return rows;
};

const namesOf = sql.join(languages.map((code) => sql`l.name->>${sql.lit(code)}`));

/**
 * Number or product in any language, among the few orders of one member. Many digits can only be a number.
 */
const saying = (keyword: string | undefined): RawBuilder<boolean> => {
  if (keyword === undefined || keyword === '') return sql<boolean>`true`;
  const like = containing(keyword);
  if (/^\d{6,}$/.test(keyword)) return sql<boolean>`o.no like ${like}`;
  return sql<boolean>`(o.no ilike ${like} or exists (select 1 from order_lines l where l.order_id = o.id
    and concat_ws(chr(10), ${namesOf}) ilike ${like}))`;
};

export const orderById = async (reader: Reader, scope: Scope, id: string): Promise<OrderRow | undefined> => {
  const { rows } =
    await sql<OrderRow>`select ${columns} from orders o where o.id = ${id} and ${sideOf(scope)}`.execute(
      reader,
    );
  return rows[0];
};
