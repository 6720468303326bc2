import type { FirstStep, Queue } from '@mall/contract/operator/start';
import { queueLimit } from '@mall/contract/operator/start';
import { deliveryStatus } from '@mall/contract/trade/delivery';
import { orderStatus } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Reader } from '../../platform/db/open.ts';
import { failedJobs } from '../../platform/jobs/jobs.queries.ts';
import { canLeave } from '../../platform/notifications/sends.queries.ts';

const own = sql`o.shop_id is null and not o.shop_hidden`;
const pending = (table: string) =>
  sql`select submitted_at as at from ${sql.table(table)} where state = 'pending' and removed_at is null`;

/** Since when each thing in a queue waits; null: the mall may have no table of it. */
const waiting: Readonly<Record<Queue, RawBuilder<unknown> | null>> = {
  record: sql`select paid_at as at from orders o where ${own} and o.status = ${literal(orderStatus.paid)}`,
  ship: sql`select paid_at as at from orders o where ${own} and o.status = ${literal(orderStatus.awaitingShipment)}`,
  // Since the promise is broken; one that is only at risk waits since nobody knows when. The conditions of migration 0028.
  promise: sql`select case when promised_at < now() then promised_at end as at from deliveries d
    where d.shop_id is null and d.awaited and not d.hidden and d.status <> ${literal(deliveryStatus.accepted)}
      and (d.promised_at < now() or d.expected_at > d.promised_at)`,
  transfer: sql`select i.created_at as at from payment_intents i join orders o on o.id = i.order_id
    where i.method = 'offline' and i.status = 'pending' and ${own} and o.status = ${literal(orderStatus.unpaid)}`,
  refund: sql`select r.at from refunds r join orders o on o.id = r.order_id
    where r.status = 'requested' and o.shop_id is null`,
  want: sql`select created_at as at from wants w where w.shop_id is null and w.ended_at is null and w.valid_until > now()
    and w.verify <> 'fake' and not exists (
      select from quotes q where q.want_id = w.id and q.status in ('sent', 'accepted'))`,
  withdrawal: sql`select created_at as at from withdrawals where status in ('pending', 'approved')`,
  payout: sql`select created_at as at from payouts where status in ('draft', 'approved')`,
  question: sql`select asked_at as at from statement_questions where status = 'open' and waits_for = 'mall'`,
  parked: sql`select parked_at as at from parked_payments where status in ('open', 'returning')`,
  // What its provider did not send, and what was transferred to the mall: nobody else sends that.
  unsentRefund: sql`select coalesce(r.decided_at, r.at) as at from refunds r join payment_intents i on i.id = r.intent_id
    where r.status = 'approved' and (r.last_error is not null or i.method = 'offline')`,
  reconciliation: sql`select f.ended_at as at from provider_files f join provider_lines l on l.file_id = f.id
    where f.status = 'read' and l.outcome not in ('agrees', 'other') and not exists (
      select from provider_explanations e where e.method = f.method and e.day = f.day and e.key = l.key)`,
  promoter: sql`select applied_at as at from promoters where status = 'pending'`,
  application: sql`select at from shop_applications where state in ('new', 'talk')`,
  shopReview: sql`select at from shop_changes where status = 'pending'`,
  goodsReview: pending('own_goods'),
  brandReview: pending('own_brands'),
  packageReview: pending('own_packages'),
  caseReview: pending('own_cases'),
  heldReview: sql`select created_at as at from reviews where state = 'waiting'`,
  reportedReview: sql`select reported_at as at from review_reports where state = 'open'`,
  lowStock: sql`select null::timestamptz as at from skus s join listings l on l.product_id = s.product_id
    where s.low and l.shown and l.shop_id is null`,
  failedJob: null,
  // Those that can still be sent again: about the others nobody can do anything.
  failedSend: sql`select s.next_at as at from message_sends s join messages m on m.id = s.message_id
    join users u on u.id = m.user_id where s.state = 'failed' and ${canLeave}`,
};

type Waiting = { queue: Queue; count: number; since: Date | null };

/** How much waits in each of these queues, counted up to the limit, and since when; none in which nothing does. */
export const whatWaits = async (reader: Reader, asked: readonly Queue[]): Promise<Waiting[]> => {
  const failed = asked.includes('failedJob') ? await failedJobs(reader) : null;
  const counts = asked.flatMap((queue) => {
    const all = queue === 'failedJob' ? failed : waiting[queue];
    if (all === null) return [];
    return [
      sql`select ${queue}::text as queue, count(*)::int as count, min(at) as since
        from (select at from (${all}) all_of_it order by at limit ${queueLimit}) oldest`,
    ];
  });
  if (counts.length === 0) return [];
  const { rows } = await sql<Waiting>`
    select * from (${sql.join(counts, sql` union all `)}) queues where count > 0`.execute(reader);
  return rows;
};

/** What a new mall has already, apart from its settings. Every operator has to have a second factor. */
export const stepsDone = async (reader: Reader): Promise<Record<Exclude<FirstStep, 'payment'>, boolean>> => {
  const { rows } = await sql<Record<Exclude<FirstStep, 'payment'>, boolean>>`
    select exists (select from categories) as categories, exists (select from brands) as brands,
      exists (select from products where on_sale and not banned) as products, exists (select from shops) as shop,
      not exists (select from operators o where o.removed_at is null
        and not exists (select from passkeys p where p.user_id = o.user_id)
        and not exists (select from authenticators a where a.user_id = o.user_id and a.confirmed_at is not null)
      ) as factors`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('The steps gave no row.');
  return row;
};
