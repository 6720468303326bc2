import type { FileProvider } from '@mall/contract/trade/reconciliation';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Booked } from './judge.ts';

/** A provider may name what the mall calls by an id without its dashes. */
const withDashes = (name: string): string =>
  /^[0-9a-f]{32}$/.test(name) ? name.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : name;

/** What the mall has of these names: payments, money that is parked, refunds, and what was given back of it. */
export const bookedOf = async (
  reader: Reader,
  names: readonly string[],
): Promise<ReadonlyMap<string, Booked[]>> => {
  const refs = [...new Set(names)].filter((name) => name !== '');
  if (refs.length === 0) return new Map();
  const ids = [...new Set(refs.flatMap((name) => [name, withDashes(name)]))];
  const { rows } = await sql<Booked>`
    select 'payment' as kind, array_remove(array[i.id, i.provider_ref], null) as names, i.method, i.amount, i.currency,
      i.status in ('succeeded', 'refunded') as booked, i.id as "intentId", null as "refundId", null as "parkedId"
    from payment_intents i where i.provider_ref = any(${refs}::text[]) or i.id = any(${ids}::text[])
    union all select 'payment', array[p.provider_ref], p.provider, p.amount, p.currency,
      p.status <> 'dismissed', p.intent_id, null, p.id
    from parked_payments p where p.provider_ref = any(${refs}::text[]) and p.amount is not null
      and p.status not in ('assigned', 'settled')
    union all select 'refund', array_remove(array[r.id, r.provider_ref], null), i.method, -r.amount, i.currency,
      r.status = 'refunded', r.intent_id, r.id, null
    from refunds r join payment_intents i on i.id = r.intent_id
    where r.id = any(${ids}::text[]) or r.provider_ref = any(${refs}::text[])
    union all select 'refund', array_remove(array[p.id, p.refund_ref], null), p.provider, -p.amount, p.currency,
      p.status = 'returned', p.intent_id, null, p.id
    from parked_payments p where (p.id = any(${ids}::text[]) or p.refund_ref = any(${refs}::text[]))
      and p.status in ('returning', 'returned')`.execute(reader);
  const found = new Map<string, Booked[]>();
  for (const row of rows)
    for (const name of new Set(row.names.flatMap((one) => [one, one.replaceAll('-', '')])))
      found.set(name, [...(found.get(name) ?? []), row]);
  return found;
};

type Day = { readonly method: FileProvider; readonly from: Date; readonly to: Date };

/** What the mall has booked at a provider between two moments, with what tells it in a line. */
const bookedBetween = ({ method, from, to }: Day) => sql`
  select 'payment' as kind, i.id as name, i.settled_at as at, coalesce(i.provider_ref, '') as ours, i.amount, i.currency,
    i.id as intent_id, null::text as refund_id, null::text as parked_id
  from payment_intents i
  where i.method = ${method} and i.settled_at >= ${from} and i.settled_at < ${to} and i.status in ('succeeded', 'refunded')
  union all select 'payment', p.id, p.parked_at, coalesce(p.provider_ref, ''), p.amount, p.currency, p.intent_id, null, p.id
  from parked_payments p
  where p.provider = ${method} and p.parked_at >= ${from} and p.parked_at < ${to} and p.amount is not null
    and p.status in ('open', 'returning', 'returned')
  union all select 'refund', r.id, r.refunded_at, coalesce(r.provider_ref, r.id), -r.amount, i.currency, r.intent_id, r.id, null
  from refunds r join payment_intents i on i.id = r.intent_id
  where i.method = ${method} and r.refunded_at >= ${from} and r.refunded_at < ${to} and r.status = 'refunded'
    and r.sent_by is null
  union all select 'refund', p.id, p.resolved_at, coalesce(p.refund_ref, p.id), -p.amount, p.currency, p.intent_id, null, p.id
  from parked_payments p
  where p.provider = ${method} and p.resolved_at >= ${from} and p.resolved_at < ${to} and p.status = 'returned'
    and p.refund_ref is not null`;

/** How much the mall has booked at a provider on each of these days. */
export const bookedOn = async (reader: Reader, days: readonly Day[]): Promise<number[]> => {
  if (days.length === 0) return [];
  const counts = days.map(
    (day, index) => sql`select ${index}::int as day, count(*)::int as n from (${bookedBetween(day)}) b`,
  );
  const { rows } = await sql<{ day: number; n: number }>`${sql.join(counts, sql` union all `)}`.execute(
    reader,
  );
  return days.map((_, index) => rows.find(({ day }) => day === index)?.n ?? 0);
};

/** The line is the payment or the refund of the other, whatever became of parked money since. */
const isSame = (line: 'l' | 'o', other: 'b' | 'm') => sql`
  ${sql.ref(`${line}.kind`)} = ${sql.ref(`${other}.kind`)} and (
    ${sql.ref(`${line}.refund_id`)} = ${sql.ref(`${other}.refund_id`)}
    or ${sql.ref(`${line}.parked_id`)} = ${sql.ref(`${other}.parked_id`)}
    or ${sql.ref(`${line}.kind`)} = 'payment' and ${sql.ref(`${other}.parked_id`)} is null
      and ${sql.ref(`${line}.intent_id`)} = ${sql.ref(`${other}.intent_id`)})`;

/**
 * What the mall has booked on the day of a file and no file of the provider has: around midnight it may stand in the one
 * of the day before or after.
 */
export const missingIn = async (
  tx: Tx,
  fileId: string,
  day: Day,
): Promise<{ id: string; kind: 'payment' | 'refund'; name: string }[]> => {
  const { rows } = await sql<{ id: string; kind: 'payment' | 'refund'; name: string }>`
    select b.kind, b.name, b.at, b.ours, b.amount, b.currency, b.intent_id, b.refund_id, b.parked_id
    from (${bookedBetween(day)}) b
    where not exists (select from provider_lines l join provider_files f on f.id = l.file_id
      where ${isSame('l', 'b')} and l.outcome <> 'missing' and f.method = ${day.method}
        and (f.status = 'read' or f.id = ${fileId}))
    order by b.at, b.name`.execute(tx);
  return rows.map((row) => ({ ...row, id: newId() }));
};

/** Lines of other days that say that a file lacks what this one has. */
export const foundElsewhere = (fileId: string, method: FileProvider) => sql`
  select m.id from provider_lines m join provider_files f on f.id = m.file_id
  where f.method = ${method} and f.id <> ${fileId} and m.outcome = 'missing'
    and exists (select from provider_lines o where o.file_id = ${fileId} and o.outcome <> 'missing'
      and ${isSame('o', 'm')})`;
