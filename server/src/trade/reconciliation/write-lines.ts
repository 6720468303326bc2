import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';
import { newId } from '../../platform/ids/ids.ts';
import { dayAt } from './files/read-file.ts';
import { foundElsewhere, missingIn } from './booked.queries.ts';
import type { FileRow } from './files.queries.ts';
import type { Judged } from './judge.ts';

type Part = { readonly from: number; readonly total: number; readonly lines: readonly Judged[] };

/** Writes the next lines of a file, unless somebody else has: then false. */
export const writeLines = async (tx: Tx, fileId: string, { from, total, lines }: Part): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update provider_files set total = ${total}, handled = ${from + lines.length}, touched_at = now()
    where id = ${fileId} and status = 'reading' and handled = ${from}`.execute(tx);
  if (numAffectedRows === 0n) return false;
  if (lines.length === 0) return true;
  await tx
    .insertInto('provider_lines')
    .values(
      lines.map(({ booked, firstNo, ...line }) => ({
        id: newId(),
        file_id: fileId,
        ...line,
        first_no: firstNo,
        mall_amount: booked?.amount ?? null,
        mall_currency: booked?.currency ?? null,
        mall_method: booked?.method ?? null,
        intent_id: booked?.intentId ?? null,
        refund_id: booked?.refundId ?? null,
        parked_id: booked?.parkedId ?? null,
      })),
    )
    .execute();
  return true;
};

/**
 * Ends a file whose lines are written: what it lacks becomes lines of their own, what other days lack and this one has goes
 * from theirs, and the file that counted before counts no more. False when somebody else has.
 */
export const writeEnd = async (tx: Tx, { id, method, day }: FileRow): Promise<boolean> => {
  // One end of a provider at a time: each looks at the lines of the others.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`file of ${method}`}, 0))`.execute(tx);
  const { rows } = await sql`
    select id from provider_files where id = ${id} and status = 'reading' and handled = total for update`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  await sql`update provider_files set status = 'replaced' where method = ${method} and day = ${day} and status = 'read'`.execute(
    tx,
  );
  await sql`
    update provider_files set status = 'read', ended_at = ${clock.now()}, touched_at = now() where id = ${id}`.execute(
    tx,
  );
  const missing = await missingIn(tx, id, { method, ...dayAt(method, day) });
  await sql`
    insert into provider_lines (id, file_id, kind, outcome, key, at, reference, ours, mall_amount, mall_currency, mall_method,
      intent_id, refund_id, parked_id)
    select m.id, ${id}, m.kind, 'missing', 'missing:' || m.kind || ':' || m.name || ':' || m.amount, m.at, '', m.ours, m.amount,
      m.currency, ${method}, m.intent_id, m.refund_id, m.parked_id
    from jsonb_to_recordset(${json(missing)}) as m(id text, kind text, name text, at timestamptz, ours text, amount bigint,
      currency text, intent_id text, refund_id text, parked_id text)`.execute(tx);
  await sql`delete from provider_lines where id in (${foundElsewhere(id, method)})`.execute(tx);
  return true;
};
