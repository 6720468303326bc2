import type { BatchLineState, BatchStatus } from '@mall/contract/incentive/batch';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { PromotionTables } from '../../platform/db/schema/promotion.ts';
import type { Kind } from './kind.ts';

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

const named = ({ batches, lines }: Kind) => sql`
  select b.*, l.count, l.waiting, l.paid, l.failed, c.name as created_name, a.name as approved_name, s.name as second_name,
    t.name as sent_name
  from ${sql.table(batches)} b join users c on c.id = b.created_by left join users a on a.id = b.approved_by
    left join users s on s.id = b.second_by left join users t on t.id = b.sent_by
    cross join lateral (select count(*)::int as count, count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'paid')::int as paid, count(*) filter (where state = 'failed')::int as failed
      from ${sql.table(lines)} where batch_id = b.id) l`;

export const batchById = async (reader: Reader, kind: Kind, id: string): Promise<NamedBatch | undefined> =>
  (await sql<NamedBatch>`${named(kind)} where b.id = ${id}`.execute(reader)).rows[0];

/** One page of batches, the latest first. */
export const batchPage = async (
  reader: Reader,
  kind: Kind,
  { status, page, size }: { status?: BatchStatus | undefined; page: number; size: number },
): Promise<{ rows: NamedBatch[]; total: number }> => {
  const wanted = status === undefined ? sql`true` : sql`b.status = ${status}`;
  const { rows } = await sql<NamedBatch>`
    ${named(kind)} where ${wanted} order by b.created_at desc, b.id desc limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(kind.batches)} b where ${wanted}`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

export const lockBatch = async (tx: Tx, { batches }: Kind, id: string): Promise<BatchRow | undefined> =>
  (await sql<BatchRow>`select * from ${sql.table(batches)} where id = ${id} for update`.execute(tx)).rows[0];

/** What is known of one payment of a batch. */
export const lineOf = async (
  reader: Reader,
  { lines, item }: Kind,
  { batchId, id }: { batchId: string; id: string },
): Promise<{ state: BatchLineState; reference: string; reason: string } | undefined> => {
  const { rows } = await sql<{ state: BatchLineState; reference: string; reason: string }>`
    select state, reference, reason from ${sql.table(lines)}
    where batch_id = ${batchId} and ${sql.ref(item)} = ${id}`.execute(reader);
  return rows[0];
};

/** Whether a payment waits in a batch: it moves with that. */
export const waitsInBatch = async (reader: Reader, { lines, item }: Kind, id: string): Promise<boolean> => {
  const { rows } = await sql`
    select from ${sql.table(lines)} where ${sql.ref(item)} = ${id} and state = 'waiting'`.execute(reader);
  return rows.length > 0;
};
