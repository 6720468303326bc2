import { orderStatus } from '@mall/contract/trade/order';
import { orderDraftMoves } from '@mall/contract/trade/order-draft';
import { wantMoves } from '@mall/contract/trade/purchase-request';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import { inOneStatement, refusedWith } from '../../platform/db/transaction.ts';
import { holdForOrder } from '../../catalog/index.ts';
import {
  followNewOrder,
  type NewCommission,
  recordCommissions,
  recordReferredOrder,
} from '../../incentive/index.ts';
import type { CampaignParts } from '../../platform/area.ts';
import { claimKey } from '../../platform/http/claim-key.ts';
import { type Key } from '../../platform/http/first-answers.queries.ts';
import type { MessageRow } from '../../platform/notifications/outbox.ts';
import type { Basket, BasketActivity, BasketOffer } from './basket.ts';
import type { Orders } from './move.ts';
import { insertMessages } from '../../platform/notifications/send-messages.ts';

export type NewOrderLine = {
  id: string;
  idx: number;
  product_id: number | null;
  sku_id: number | null;
  name: unknown;
  spec_text: unknown;
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
};

export type NewOrderPackage = {
  idx: number;
  package_id: number;
  version: number;
  name: unknown;
  image: string;
  qty: number;
  price: number;
};

export type NewOrder = {
  readonly id: string;
  readonly no: string;
  readonly userId: string;
  readonly shopId: string | null;
  readonly source: Basket['source'];
  readonly activity: BasketActivity | null;
  readonly offer: BasketOffer | null;
  readonly goods: number;
  readonly discount: number;
  readonly freight: number;
  readonly pay: number;
  readonly qty: number;
  readonly address: object;
  readonly remark: string;
  readonly couponId: string | null;
  readonly expiresAt: Date;
  readonly lines: readonly NewOrderLine[];
  readonly packages: readonly NewOrderPackage[];
  readonly commissions: readonly NewCommission[];
  readonly cartIds: readonly string[];
  readonly cartPackageIds: readonly string[];
  readonly messages: readonly MessageRow[];
  readonly eventId: string;
  /** The caller's Idempotency-Key with its answer. */
  readonly once: { readonly key: Key; readonly response: unknown } | null;
};

/**
 * 'repeated': an earlier request used the key. Otherwise nothing was stored either, and `taken` are the SKUs
 * with enough stock.
 */
export type Placed = 'placed' | 'repeated' | { readonly taken: readonly number[] };

/**
 * Writes a whole order in one statement (decisions 2.6), which is its own transaction: key, stock, coupon,
 * order, lines, event, messages, cart. Each step is a conditional write and the next waits for it, so that of
 * concurrent requests only those succeed for which everything was available; unless all do, the statement
 * undoes itself. Rows of stock are locked in ascending id: two orders cannot wait for each other.
 */
export const placeOrder = async (orders: Orders, order: NewOrder): Promise<Placed> => {
  try {
    return (await inOneStatement(() => write(orders, order))) ? 'placed' : 'repeated';
  } catch (error) {
    const found = refusedWith(error);
    if (found === undefined) throw error;
    return { taken: JSON.parse(found) as number[] }; // written by the statement below
  }
};

const lineFields = {
  id: 'text',
  idx: 'smallint',
  product_id: 'int',
  sku_id: 'int',
  name: 'jsonb',
  spec_text: 'jsonb',
  image: 'text',
  qty: 'int',
  lead_days: 'int',
  platform_price: 'bigint',
  factor: 'int',
  shop_price: 'bigint',
  activity_price: 'bigint',
  member_price: 'bigint',
  goods: 'bigint',
  package_share: 'bigint',
  coupon_share: 'bigint',
  freight: 'bigint',
  pay: 'bigint',
  package_idx: 'smallint',
} as const satisfies Record<keyof NewOrderLine, string>;
const lineNames = Object.keys(lineFields);
/** The fields of `NewOrderLine` as a statement reads them from JSON, and as it writes them. */
export const lineShape = sql.raw(
  Object.entries(lineFields)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
export const lineColumns = sql.raw(lineNames.join(', '));
/** `ids`: the table with the ids, where another table has rows that lines may share. */
export const lineColumnsOf = (table: string, ids = table): RawBuilder<unknown> =>
  sql.raw(lineNames.map((name) => `${name === 'id' ? ids : table}.${name}`).join(', '));

/** False when the key is already used. */
const write = async ({ db, campaigns }: Orders, order: NewOrder): Promise<boolean> => {
  const claimed = sql<boolean>`exists (select 1 from claimed)`;
  const placed = sql<boolean>`exists (select 1 from placed)`;
  const { rows } = await sql<{ placed: boolean }>`
    with claimed as (${claimKey(order.once?.key ?? null, order.once?.response)}),
    wanted as (select * from jsonb_to_recordset(${JSON.stringify(order.lines)}::text::jsonb) as l(${lineShape})),
    needed as (select sku_id, sum(qty)::int as qty from wanted where sku_id is not null group by sku_id),
    ${stockOf(order, campaigns, claimed)},
    ${followNewOrder(order, claimed)},
    ${acceptedOffer(order)},
    placed as (
      insert into orders (id, no, user_id, shop_id, source, goods, discount, freight, pay, qty, address, remark,
        coupon_id, expires_at)
      select ${order.id}, ${order.no}, ${order.userId}, ${order.shopId}, ${order.source},
        ${order.goods}::bigint, ${order.discount}::bigint, ${order.freight}::bigint, ${order.pay}::bigint,
        ${order.qty}::int,
        ${JSON.stringify(order.address)}::text::jsonb, ${order.remark}, ${order.couponId},
        ${order.expiresAt}::timestamptz
      where (select count(*) from taken) = (select count(*) from needed)
        and (${order.couponId}::text is null or exists (select 1 from coupon)) and exists (select 1 from accepted)
      returning id),
    lined as (
      insert into order_lines (order_id, ${lineColumns})
      select p.id, ${lineColumnsOf('w')} from wanted w, placed p),
    packed as (${insertPackages(order)}),
    ${recordCommissions(order.commissions)},
    event as (
      insert into order_events (id, order_id, seq, actor, actor_id, from_status, to_status, note)
      select ${order.eventId}, id, 1, 'buyer', ${order.userId}, null, ${literal(orderStatus.unpaid)}, 'created'
        from placed),
    told as (${insertMessages(order.messages, placed)}),
    ${recordReferredOrder(order.commissions, order.userId, placed)},
    emptied as (${emptyCart('cart_lines', order.userId, order.cartIds)}),
    unpacked as (${emptyCart('cart_packages', order.userId, order.cartPackageIds)})
    select case when ${placed} or not ${claimed} then ${placed}
      else mall_refuse(coalesce((select json_agg(id) from taken), '[]')::text) end as placed`.execute(db);
  return rows[0]?.placed === true;
};

/** What was offered must still be open when the order is written. */
const acceptedOffer = (order: NewOrder): RawBuilder<unknown> => {
  if (order.offer === null) return sql`accepted as (select 1 from claimed)`;
  return order.offer.of === 'quote' ? acceptedQuote(order, order.offer.id) : orderedDraft(order, order.offer);
};

/** By the link that the buyer has: one made meanwhile has other prices. */
const orderedDraft = (
  order: NewOrder,
  { id, tokenHash }: { readonly id: string; readonly tokenHash: string },
): RawBuilder<unknown> => sql`
    accepted as (
      update order_drafts set status = ${orderDraftMoves.order.to}, order_id = ${order.id},
        version = version + 1, updated_at = now()
      where id = ${id} and status in (${sql.join([...orderDraftMoves.order.from])}) and token_hash = ${tokenHash}
        and valid_until > now() and removed_at is null and exists (select 1 from claimed)
      returning id)`;

/** This closes its wanted purchase with success. */
const acceptedQuote = (order: NewOrder, quoteId: string): RawBuilder<unknown> => sql`
    accepted as (
      update quotes set status = 'accepted', order_id = ${order.id}, decided_at = now()
      where id = ${quoteId} and user_id = ${order.userId} and status = 'sent' and valid_until > now()
        and exists (select 1 from claimed)
      returning want_id),
    won as (update wants w set ended_at = now(), end_reason = ${wantMoves.win.to} from accepted
      where w.id = accepted.want_id)`;

const emptyCart = (
  table: 'cart_lines' | 'cart_packages',
  userId: string,
  ids: readonly string[],
): RawBuilder<unknown> =>
  ids.length === 0
    ? sql`select 1`
    : sql`delete from ${sql.table(table)} where user_id = ${userId} and id in (${sql.join(ids)})
      and exists (select 1 from placed)`;

const insertPackages = ({ packages }: NewOrder): RawBuilder<unknown> =>
  packages.length === 0
    ? sql`select 1`
    : sql`
      insert into order_packages (order_id, idx, package_id, version, name, image, qty, price)
      select p.id, k.idx, k.package_id, k.version, k.name, k.image, k.qty, k.price
      from jsonb_to_recordset(${JSON.stringify(packages)}::text::jsonb) as k(
        idx smallint, package_id int, version int, name jsonb, image text, qty int, price bigint), placed p`;

/** The piece of a launch, or free stock; flash sales have a statement of their own (seckill/place.ts). */
const stockOf = (
  { id, userId, shopId, activity: launch, lines }: NewOrder,
  campaigns: CampaignParts,
  when: RawBuilder<boolean>,
): RawBuilder<unknown> =>
  launch === null
    ? holdForOrder(new Set(lines.flatMap(({ sku_id: sku }) => (sku === null ? [] : [sku]))), when)
    : campaigns.orderPlaced({ id, userId, shopId, launch }, when);
