import type { QuestionSide, QuestionStatus } from '@mall/contract/trade/question';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/open.ts';
import type { SettlementTables } from '../../../platform/db/schema/settlement.ts';

export type QuestionRow = Selectable<SettlementTables['statement_questions']>;
type Word = { no: number; side: QuestionSide; at: string; words: string; adjustment: number | null };
export type WholeQuestion = QuestionRow & {
  readonly period: string;
  readonly currency: string;
  readonly shop_id: string;
  readonly shop_name: string;
  readonly cause: 'order' | 'adjustment' | 'payout' | null;
  readonly order_no: string | null;
  readonly total: number | null;
  readonly thread: readonly Word[];
};

type Wanted = {
  readonly id?: string | undefined;
  readonly shopId?: string | undefined;
  readonly statementId?: string | undefined;
  readonly status?: QuestionStatus | undefined;
  readonly page: number;
  readonly size: number;
};

/** One page of questions with all that was said: open ones first, the oldest of them; then the latest. */
export const questionPage = async (
  reader: Reader,
  { id, shopId, statementId, status, page, size }: Wanted,
): Promise<{ rows: WholeQuestion[]; total: number }> => {
  const wanted = sql.join(
    [
      sql`true`,
      ...(id === undefined ? [] : [sql`q.id = ${id}`]),
      ...(shopId === undefined ? [] : [sql`s.shop_id = ${shopId}`]),
      ...(statementId === undefined ? [] : [sql`q.statement_id = ${statementId}`]),
      ...(status === undefined ? [] : [sql`q.status = ${status}`]),
    ],
    sql` and `,
  );
  const { rows } = await sql<WholeQuestion>`
    select q.*, s.period, s.currency, s.shop_id, h.store_name as shop_name, l.cause, l.total, o.no as order_no,
      (select json_agg(json_build_object('no', w.no, 'side', w.side, 'words', w.words, 'adjustment', a.amount,
          'at', to_char(w.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by w.no)
        from statement_question_words w left join settlement_adjustments a on a.id = w.adjustment_id
        where w.question_id = q.id) as thread
    from statement_questions q join statements s on s.id = q.statement_id join shops h on h.id = s.shop_id
      left join statement_lines l on l.statement_id = q.statement_id and l.no = q.line_no
      left join orders o on o.id = l.order_id
    where ${wanted}
    order by q.closed_at desc nulls first, q.asked_at, q.id limit ${size} offset ${(page - 1) * size}`.execute(
    reader,
  );
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from statement_questions q join statements s on s.id = q.statement_id
    where ${wanted}`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0 };
};

type Locked = QuestionRow & { readonly shop_id: string; readonly currency: string; readonly period: string };

/** Locks a question; that of any shop only for an operator. `said` is the number of its last word. */
export const lockQuestion = async (
  tx: Tx,
  id: string,
  shopId: string | null,
): Promise<(Locked & { readonly said: number }) | undefined> => {
  const { rows } = await sql<Locked>`
    select q.*, s.shop_id, s.currency, s.period
    from statement_questions q join statements s on s.id = q.statement_id
    where q.id = ${id} and ${shopId === null ? sql`true` : sql`s.shop_id = ${shopId}`} for update of q`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  // Asked once the lock is held: a statement that waited for it would see the words from before.
  const said = await sql<{ no: number }>`
    select max(no) as no from statement_question_words where question_id = ${id}`.execute(tx);
  return { ...row, said: said.rows[0]?.no ?? 0 };
};

/** Whether a statement of a shop has a line of this number; without a number, whether there is the statement. */
export const hasLine = async (
  reader: Reader,
  { shopId, statementId, line }: { shopId: string; statementId: string; line: number | null },
): Promise<boolean> => {
  const { rows } = await sql`
    select from statements s where s.id = ${statementId} and s.shop_id = ${shopId}
      and (${line}::int is null or exists (
        select from statement_lines l where l.statement_id = s.id and l.no = ${line}::int))`.execute(reader);
  return rows.length > 0;
};
