import type { GatewayMethod } from '@mall/contract/trade/payment';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/open.ts';
import type { TradeTables } from '../../../platform/db/schema/trade.ts';

export type ParkedRow = Selectable<TradeTables['parked_payments']>;

/** A payment of a provider that was parked before, whatever came of it. Locked before any order. */
export const lockParked = (tx: Tx, provider: GatewayMethod, ref: string): Promise<ParkedRow[]> =>
  tx
    .selectFrom('parked_payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .orderBy('id')
    .forUpdate()
    .execute();

type OrderOf = { id: string; no: string; shopId: string | null };
export type NamedParked = ParkedRow & {
  readonly expected: { order: OrderOf; amount: number; currency: string } | null;
  readonly assigned: OrderOf | null;
  readonly by_name: string | null;
  /** The provider's payment has paid an order already. */
  readonly taken: boolean;
};

const orderOf = sql`json_build_object('id', o.id, 'no', o.no, 'shopId', o.shop_id)`;
const named = sql`
  select p.*, u.name as by_name,
    case when p.status <> 'assigned' then (
      select json_build_object('order', ${orderOf}, 'amount', i.amount, 'currency', i.currency)
      from payment_intents i join orders o on o.id = i.order_id where i.id = p.intent_id) end as expected,
    (select ${orderOf} from orders o where o.id = p.order_id) as assigned,
    exists (select from payment_intents i where i.method = p.provider and i.provider_ref = p.provider_ref
      and i.status in ('succeeded', 'refunded')) as taken
  from parked_payments p left join users u on u.id = p.resolved_by`;

export const parkedById = async (reader: Reader, id: string): Promise<NamedParked | undefined> => {
  const { rows } = await sql<NamedParked>`${named} where p.id = ${id}`.execute(reader);
  return rows[0];
};

/** Of one payment of the mall. */
export const parkedOfIntent = async (reader: Reader, intentId: string): Promise<NamedParked[]> => {
  const { rows } = await sql<NamedParked>`
    ${named} where p.intent_id = ${intentId} order by p.parked_at, p.id limit 50`.execute(reader);
  return rows;
};

/** What waits, the longest first; or what has ended, the latest first. */
export const parkedPage = async (
  reader: Reader,
  { tab, page, size }: { tab: 'open' | 'ended'; page: number; size: number },
): Promise<{ rows: NamedParked[]; total: number }> => {
  const wanted =
    tab === 'open'
      ? sql`p.status in ('open', 'returning')`
      : sql`p.status in ('assigned', 'returned', 'dismissed', 'settled')`;
  const order = tab === 'open' ? sql`p.parked_at, p.id` : sql`p.resolved_at desc, p.id desc`;
  const { rows } = await sql<NamedParked>`
    ${named} where ${wanted} order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(reader);
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from parked_payments p where ${wanted}`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};
