import type { WithdrawalSource, WithdrawalStatus } from '@mall/contract/incentive/withdrawal';
import { openWithdrawals } from '@mall/contract/incentive/withdrawal';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { PromotionTables } from '../../platform/db/schema/promotion.ts';
import type { Selectable } from 'kysely';

export type WithdrawalRow = Selectable<PromotionTables['withdrawals']>;
export type NamedRow = WithdrawalRow & { readonly name: string };

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

/** Withdrawals that wait for an operator, the oldest first. */
export const waitingPage = async (
  reader: Reader,
  { status, page, size }: { status: WithdrawalStatus; page: number; size: number },
): Promise<{ rows: NamedRow[]; total: number }> => {
  const { rows } = await sql<NamedRow & { total: number }>`
    select w.*, u.name, count(*) over () as total from withdrawals w join users u on u.id = w.user_id
    where w.status = ${status} order by w.created_at, w.id limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  return { rows, total: rows[0]?.total ?? 0 };
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
