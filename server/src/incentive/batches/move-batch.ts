import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { batchMoves } from '@mall/contract/incentive/batch';
import { sql } from 'kysely';
import type { Hooks } from '../../platform/area.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { type BatchRow, lockBatch } from './batches.queries.ts';
import type { Kind } from './kind.ts';

/**
 * Approves, sends or cancels a batch. Where two must approve it stays a draft after the first; what left today on the
 * approval of one may make that so. Sent, its payments are on their way; cancelled, they are free, and whoever cancels
 * after the file was taken says that it was destroyed: it could pay them a second time.
 * Throws missing, batch.notAllowed, .sameApprover, .reasonMissing, .fileTaken.
 */
export const moveBatch = async (
  tx: Tx,
  caller: Operator,
  kind: Kind,
  { id, move, reason, fileDestroyed, needsSecond }: Input<'platformBatch.move'> & Pick<Hooks, 'needsSecond'>,
): Promise<void> => {
  if (move === 'cancel' && reason === '') throw new Refusal('batch.reasonMissing');
  const held = await lockBatch(tx, kind, id);
  if (held === undefined) throw new Refusal('missing');
  const { from, to } = batchMoves[move];
  if (!from.some((status) => status === held.status))
    throw new Refusal('batch.notAllowed', { status: held.status });
  if (move === 'cancel' && held.file_taken_at !== null && !fileDestroyed)
    throw new Refusal('batch.fileTaken');
  const two = held.needs_second || (move === 'approve' && (await needsSecond(tx, held)));
  const [by, now] = [caller.memberId, clock.now()];
  const changes = {
    approve: () => approvedBy({ ...held, needs_second: two }, by, now),
    send: () => ({ status: to, sent_by: by, sent_at: now }),
    cancel: () => ({ status: to, ended_at: now, reason, file_destroyed: held.file_taken_at !== null }),
  };
  await tx.updateTable(kind.batches).set(changes[move]()).where('id', '=', id).execute();
  if (move === 'send')
    for (const line of (await kind.read(tx, id)).toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await kind.move(tx, caller, line.id, 'send', { reference: '', reason: '' });
  if (move === 'cancel')
    await sql`
      update ${sql.table(kind.lines)} set state = 'left', ended_by = ${by}, ended_at = ${now}
      where batch_id = ${id}`.execute(tx);
  await noteOperator(tx, caller, `${kind.name}.batch.${move}`, `batch:${id}`, {
    old: { status: held.status },
    reason,
    ...(move === 'cancel' && held.file_taken_at !== null ? { more: { fileDestroyed: true } } : {}),
  });
};

/** The first approval, or the second of somebody else. */
const approvedBy = (held: BatchRow, by: string, now: Date) => {
  if (held.approved_by === by) throw new Refusal('batch.sameApprover');
  const approved = batchMoves.approve.to;
  if (held.approved_by !== null) return { status: approved, second_by: by, second_at: now };
  return {
    needs_second: held.needs_second,
    ...(held.needs_second ? {} : { status: approved }),
    approved_by: by,
    approved_at: now,
  };
};
