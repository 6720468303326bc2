import type { Input } from '@mall/contract/operations';
import type { WithdrawalSource } from '@mall/contract/incentive/withdrawal';
import { openWithdrawals, withdrawalMoves } from '@mall/contract/incentive/withdrawal';
import { type RawBuilder, sql } from 'kysely';
import { dayStart } from '../../platform/audit/day-start.ts';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { PromotionTables } from '../../platform/db/schema/promotion.ts';
import type { Selectable } from 'kysely';
import type { BatchLine } from '../batches/kind.ts';

export type WithdrawalRow = Selectable<PromotionTables['withdrawals']>;
type ListedRow = WithdrawalRow & {
  readonly name: string;
  readonly batch: { id: string; no: string } | null;
};

/** A page of withdrawals and how many there are in all. */
export const withdrawalPage = async (
  reader: Reader,
  {
    userId,
    source,
    page,
    size,
  }: { userId: string; source?: WithdrawalSource | undefined; page: number; size: number },
): Promise<{ rows: WithdrawalRow[]; total: number }> => {
  const among = reader
    .selectFrom('withdrawals')
    .where('user_id', '=', userId)
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? 'commission'));
  const [rows, counted] = await Promise.all([
    among
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    among.select(sql<number>`count(*)`.as('n')).executeTakeFirst(),
  ]);
  return { rows, total: counted?.n ?? 0 };
};

/** Withdrawals of all members, the oldest first while they wait, and what is to be sent of all that fit. */
export const waitingPage = async (
  reader: Reader,
  asked: Input<'platformWithdrawal.list'>,
): Promise<{ rows: ListedRow[]; total: number; net: number }> => {
  const { status, page, size } = asked;
  const wanted = sql`
    from withdrawals w join users u on u.id = w.user_id where ${sql.join([sql`true`, ...partsOf(asked)], sql` and `)}`;
  const isOver = !openWithdrawals.some((open) => open === status);
  const { rows } = await sql<ListedRow>`
    select w.*, u.name, (select json_build_object('id', b.id, 'no', b.no) from withdrawal_batch_lines l
      join withdrawal_batches b on b.id = l.batch_id where l.withdrawal_id = w.id and l.state <> 'left'
      order by b.created_at desc limit 1) as batch
    ${wanted} order by w.created_at ${isOver ? sql`desc` : sql`asc`}, w.id limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  const counted = await sql<{ n: number; net: number }>`
    select count(*)::int as n, coalesce(sum(w.net), 0)::bigint as net ${wanted}`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0, net: counted.rows[0]?.net ?? 0 };
};

/** The withdrawals `w` of members `u` that the list has found. */
export const withdrawalsFound = (
  asked: Omit<Input<'platformWithdrawal.list'>, 'page' | 'size'>,
): RawBuilder<boolean> => sql<boolean>`${sql.join([sql`true`, ...partsOf(asked)], sql` and `)}`;

const partsOf = ({
  status,
  method,
  source,
  keyword = '',
  from,
  to,
}: Omit<Input<'platformWithdrawal.list'>, 'page' | 'size'>): RawBuilder<unknown>[] => {
  const [since, until] = [dayStart(from), dayStart(to, 1)];
  return [
    ...(status === 'all' ? [] : [sql`w.status = ${status}`]),
    ...(method === undefined ? [] : [sql`w.method = ${method}`]),
    ...(source === undefined ? [] : [sql`w.source = ${source}`]),
    ...(keyword === '' ? [] : [sql`(w.no = ${keyword} or u.name = ${keyword})`]),
    ...(since === null ? [] : [sql`w.created_at >= ${since}`]),
    ...(until === null ? [] : [sql`w.created_at < ${until}`]),
  ];
};

type DayRow = { day: string; asked: number; askedAmount: number; paid: number; paidAmount: number };

/** What was asked for and what was paid, by the days of Shanghai, the latest first. */
export const withdrawalDays = async (
  reader: Reader,
  { from, to, source }: Input<'platformWithdrawal.days'>,
): Promise<DayRow[]> => {
  const [since, until] = [dayStart(from), dayStart(to, 1)];
  const of = source === undefined ? sql`true` : sql`source = ${source}`;
  const dayOf = (column: 'created_at' | 'ended_at') =>
    sql`to_char(${sql.ref(column)} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const { rows } = await sql<DayRow>`
    select day, sum(asked)::int as asked, sum(asked_amount)::bigint as "askedAmount", sum(paid)::int as paid,
      sum(paid_amount)::bigint as "paidAmount"
    from (
      select ${dayOf('created_at')} as day, 1 as asked, amount as asked_amount, 0 as paid, 0 as paid_amount
      from withdrawals where created_at >= ${since} and created_at < ${until} and ${of}
      union all select ${dayOf('ended_at')}, 0, 0, 1, net
      from withdrawals where status = 'paid' and ended_at >= ${since} and ended_at < ${until} and ${of}) d
    group by day order by day desc limit 31`.execute(reader);
  return rows;
};

/** Locks a withdrawal; that of any member only for an operator. */
export const lockWithdrawal = (
  tx: Tx,
  id: string,
  userId: string | null,
): Promise<WithdrawalRow | undefined> =>
  tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? ''))
    .forUpdate()
    .executeTakeFirst();

/** Locks those of these that may be sent. */
export const lockSendable = (tx: Tx, ids: readonly string[]): Promise<WithdrawalRow[]> =>
  tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('status', 'in', [...withdrawalMoves.send.from])
    .orderBy('id')
    .forUpdate()
    .execute();

/** The withdrawals of a batch, in the order in which they were asked for. */
export const withdrawalsOfBatch = async (reader: Reader, batchId: string): Promise<BatchLine[]> => {
  const { rows } = await sql<BatchLine>`
    select w.id, w.no, w.method, w.currency, w.net, w.holder, w.account, w.account_end, w.user_id as payee_id,
      u.name as payee_name, l.state, l.reference, l.reason as failed_because, l.ended_at as line_ended_at
    from withdrawal_batch_lines l join withdrawals w on w.id = l.withdrawal_id join users u on u.id = w.user_id
    where l.batch_id = ${batchId} order by w.created_at, w.id`.execute(reader);
  return rows;
};

const today = sql`(date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')`;
const isOpen = (column: RawBuilder<unknown>) =>
  sql<boolean>`${column} in (${sql.join([...openWithdrawals])})`;

/** A member's requests of today, those that count, and the sources with a request under way. */
export const askedToday = async (
  reader: Reader,
  userId: string,
): Promise<{ times: number; amount: number; open: WithdrawalSource[] }> => {
  const { rows } = await sql<{ times: number; amount: number; open: WithdrawalSource[] }>`
    select count(*) filter (where created_at >= ${today} and status <> 'cancelled')::int as times,
      coalesce(sum(amount) filter (where created_at >= ${today} and status not in ('cancelled', 'rejected', 'failed')),
        0)::bigint as amount,
      coalesce(array_agg(source) filter (where ${isOpen(sql`status`)}), '{}') as open
    from withdrawals where user_id = ${userId} and (created_at >= ${today} or ${isOpen(sql`status`)})`.execute(
    reader,
  );
  return rows[0] ?? { times: 0, amount: 0, open: [] };
};

/** The accounts of the latest payments, one row for each. */
export const lastAccounts = async (reader: Reader, userId: string): Promise<WithdrawalRow[]> => {
  const { rows } = await sql<WithdrawalRow>`
    select * from (
      select distinct on (method, holder, account_end) * from withdrawals where user_id = ${userId}
        and status in ('paid', 'paying', 'approved', 'pending')
      order by method, holder, account_end, created_at desc) w
    order by created_at desc limit 5`.execute(reader);
  return rows;
};
