import { orderStatus } from '@mall/contract/trade/order';
import type { Input } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader } from '../../platform/db/open.ts';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { goesTo } from '../../platform/sealed-fields/found.queries.ts';
import { ordersSaying } from '../orders/keyword.queries.ts';
import { type Asked, partsOf } from './ranks.queries.ts';

/**
 * Up to this many hits are looked up one by one; more are cheaper to filter out of all deliveries of the
 * seller.
 */
const mostLookedUp = 5000;

/** The conditions of a filter on the deliveries of a seller: text is searched by indexes first. */
export const asking = async (
  reader: Reader,
  scope: SellerScope,
  { keyword = '', risk, ...filter }: Input<'delivery.board'>,
): Promise<Asked> => {
  const asked = {
    scope,
    parts: risk === undefined ? null : partsOf[risk],
    where: matching(filter),
    hits: null,
  };
  if (keyword === '') return asked;
  const saying = ordersOf(scope, keyword);
  const { rows } = await sql<{ id: string }>`
    select id from (${saying}) hits limit ${mostLookedUp + 1}`.execute(reader);
  return rows.length > mostLookedUp
    ? { ...asked, where: sql`${asked.where} and d.order_id in (${saying})` }
    : { ...asked, hits: rows.map(({ id }) => id) };
};

const matching = (filter: Omit<Input<'delivery.board'>, 'keyword' | 'risk'>): RawBuilder<unknown> => {
  const { attribute, from, to, personId } = filter;
  const parts = [
    ...(attribute === undefined ? [] : [sql`d.urgent = ${attribute === 'urgent'}`]),
    ...(from === undefined ? [] : [sql`d.expected_at >= ${dayBegins(from)}`]),
    ...(to === undefined ? [] : [sql`d.expected_at < ${dayBegins(to)} + interval '1 day'`]),
    ...(personId === undefined ? [] : [takenBy(personId)]),
  ];
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
};

/** Days are those of the mall's time zone. */
const dayBegins = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Shanghai')`;

/** One of the seller's people took a step of it that was not taken back. */
const takenBy = (memberId: string): RawBuilder<unknown> => sql`exists (
  select 1 from delivery_steps t where t.delivery_id = d.id and t.by = ${memberId} and t.actor = 'shop'
    and t.undone_at is null)`;

/**
 * Orders by customer, goods in any language or number; by the beginning of a receipt; by a phone or its last
 * four digits.
 */
const ordersOf = (scope: SellerScope, keyword: string): RawBuilder<unknown> => {
  const { shopId } = scope;
  const number = keyword.toUpperCase();
  const receipt = sql`
    select d.order_id from deliveries d
    where ${ofSeller('d.shop_id', scope)} and d.receipt_no <> '' and upper(d.receipt_no) ~>=~ ${number}
      and upper(d.receipt_no) ~<~ ${`${number}\u{10ffff}`}`;
  const phone = sql`
    select o.id from orders o where ${ofSeller('o.shop_id', scope)} and o.status >= ${literal(orderStatus.awaitingShipment)}
      and ${goesTo(keyword, shopId)}`;
  return sql`${ordersSaying(shopId, keyword)}
    union all ${receipt} ${/^(\d{4}|1\d{10})$/.test(keyword) ? sql`union all ${phone}` : sql``}`;
};
