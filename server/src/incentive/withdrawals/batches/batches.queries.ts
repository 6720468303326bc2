import type { BatchLineState, BatchStatus } from '@mall/contract/incentive/withdrawal-batch';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/open.ts';
import type { PromotionTables } from '../../../platform/db/schema/promotion.ts';
import type { WithdrawalRow } from '../queries.ts';

export type BatchRow = Selectable<PromotionTables['withdrawal_batches']>;
export type NamedBatch = BatchRow & {
  readonly count: number;
  readonly waiting: number;
  readonly paid: number;
  readonly failed: number;
  readonly created_name: string;
  readonly approved_name: string | null;
  readonly second_name: string | null;
  readonly sent_name: string | null;
};
export type BatchLine = WithdrawalRow & {
  readonly name: string;
  readonly state: BatchLineState;
  readonly reference: string;
  readonly failed_because: string;
  readonly line_ended_at: Date | null;
};

const named = sql`
  select b.*, l.count, l.waiting, l.paid, l.failed, c.name as created_name, a.name as approved_name, s.name as second_name,
    t.name as sent_name
  from withdrawal_batches b join users c on c.id = b.created_by left join users a on a.id = b.approved_by
    left join users s on s.id = b.second_by left join users t on t.id = b.sent_by
    cross join lateral (select count(*)::int as count, count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'paid')::int as paid, count(*) filter (where state = 'failed')::int as failed
      from withdrawal_batch_lines where batch_id = b.id) l`;

export const batchById = async (reader: Reader, id: string): Promise<NamedBatch | undefined> =>
  (await sql<NamedBatch>`${named} where b.id = ${id}`.execute(reader)).rows[0];

/** One page of batches, the latest first. */
export const batchPage = async (
  reader: Reader,
  { status, page, size }: { status?: BatchStatus | undefined; page: number; size: number },
): Promise<{ rows: NamedBatch[]; total: number }> => {
  const wanted = status === undefined ? sql`true` : sql`b.status = ${status}`;
  const { rows } = await sql<NamedBatch>`
    ${named} where ${wanted} order by b.created_at desc, b.id desc limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from withdrawal_batches b where ${wanted}`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

/** The withdrawals of a batch, in the order in which they were asked for. */
export const linesOfBatch = async (reader: Reader, batchId: string): Promise<BatchLine[]> => {
  const { rows } = await sql<BatchLine>`
    select w.*, u.name, l.state, l.reference, l.reason as failed_because, l.ended_at as line_ended_at
    from withdrawal_batch_lines l join withdrawals w on w.id = l.withdrawal_id join users u on u.id = w.user_id
    where l.batch_id = ${batchId} order by w.created_at, w.id`.execute(reader);
  return rows;
};

export const lockBatch = (tx: Tx, id: string): Promise<BatchRow | undefined> =>
  tx.selectFrom('withdrawal_batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks withdrawals in the order of their ids, as all who lock several do. */
export const lockWithdrawals = (tx: Tx, ids: readonly string[]): Promise<WithdrawalRow[]> =>
  tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

/** Whether a withdrawal waits in a batch: it moves with that. */
export const waitsInBatch = async (reader: Reader, withdrawalId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from withdrawal_batch_lines where withdrawal_id = ${withdrawalId} and state = 'waiting'`.execute(
    reader,
  );
  return rows.length > 0;
};
