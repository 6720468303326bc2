import { paymentCountCap } from '@mall/contract/operator/mall-payments';
import type { Input, Item, Output } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import { dayStart } from '../../platform/audit/day-start.ts';
import type { Reader } from '../../platform/db/open.ts';

type Shown = Item<'mallPayment.list'>;
export type PaymentRow = {
  id: string;
  order: Shown['order'];
  shop: Shown['shop'];
  method: Shown['method'];
  amount: number;
  currency: string;
  status: Shown['status'];
  provider_ref: string | null;
  created_at: Date;
  settled_at: Date | null;
};
export type WholePayment = PaymentRow & {
  expires_at: Date | null;
  confirmed_by: string | null;
  confirmed_name: string | null;
};

const columns = sql`i.id, json_build_object('id', o.id, 'no', o.no, 'shopId', o.shop_id) as order,
  case when s.id is not null then json_build_object('id', s.id, 'name', s.store_name) end as shop,
  i.method, i.amount, i.currency, i.status, i.provider_ref, i.created_at, i.settled_at`;

/** One page of payments, the newest first, and how many there are up to the cap. */
export const paymentPage = async (
  reader: Reader,
  asked: Input<'mallPayment.list'>,
): Promise<{ rows: PaymentRow[]; total: number }> => {
  const { page, size } = asked;
  const wanted = sql.join([sql`true`, ...partsOf(asked)], sql` and `);
  const { rows } = await sql<PaymentRow>`
    select ${columns} from payment_intents i join orders o on o.id = i.order_id left join shops s on s.id = o.shop_id
    where ${wanted} order by i.created_at desc, i.id desc limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from payment_intents i where ${wanted} limit ${paymentCountCap}) found`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

const partsOf = ({
  keyword = '',
  method,
  status,
  from,
  to,
}: Input<'mallPayment.list'>): RawBuilder<unknown>[] => {
  const [since, until] = [dayStart(from), dayStart(to, 1)];
  return [
    ...(keyword === ''
      ? []
      : [
          sql`i.id in (select id from payment_intents where id = ${keyword} or provider_ref = ${keyword}
            union all select p.id from payment_intents p join orders o on o.id = p.order_id where o.no = ${keyword})`,
        ]),
    ...(method === undefined ? [] : [sql`i.method = ${method}`]),
    ...(status === undefined ? [] : [sql`i.status = ${status}`]),
    ...(since === null ? [] : [sql`i.created_at >= ${since}`]),
    ...(until === null ? [] : [sql`i.created_at < ${until}`]),
  ];
};

export const paymentById = async (reader: Reader, id: string): Promise<WholePayment | undefined> => {
  const { rows } = await sql<WholePayment>`
    select ${columns}, i.expires_at, i.confirmed_by, u.name as confirmed_name
    from payment_intents i join orders o on o.id = i.order_id left join shops s on s.id = o.shop_id
      left join users u on u.id = i.confirmed_by
    where i.id = ${id}`.execute(reader);
  return rows[0];
};

export type EventRow = Omit<Output<'mallPayment.detail'>['events'][number], 'at' | 'why'> & {
  at: Date;
  reason: string;
};

/** What the provider told of a payment, the first of it first. */
export const eventsOf = async (reader: Reader, intentId: string): Promise<EventRow[]> => {
  const { rows } = await sql<EventRow>`
    select event_id as id, received_at as at, outcome, reason, amount, currency from payment_events
    where intent_id = ${intentId} order by received_at, event_id limit 100`.execute(reader);
  return rows;
};

type MoveRow = Omit<Output<'mallPayment.detail'>['moves'][number], 'at'> & { at: Date };

/** What was booked for a payment, its refunds and what was parked of it. */
export const movesOf = async (reader: Reader, intentId: string): Promise<MoveRow[]> => {
  const { rows } = await sql<MoveRow>`
    select t.id, t.at, t.biz_type as cause, (
      select json_agg(json_build_object('account', e.account, 'delta', e.delta, 'currency', e.currency) order by e.idx)
      from ledger_entries e where e.txn_id = t.id) as entries
    from ledger_txns t
    where (t.biz_type, t.biz_id) in (
      select biz, ${intentId}::text from unnest(array['payment', 'refund']) biz
      union all select biz, r.id from refunds r, unnest(array['refund', 'refund.approved']) biz
        where r.intent_id = ${intentId}
      union all select biz, p.id from parked_payments p, unnest(array['parked.park', 'parked.assign',
        'parked.sendBack', 'parked.dismiss', 'parked.settle']) biz where p.intent_id = ${intentId})
    order by t.at, t.id limit 100`.execute(reader);
  return rows;
};
