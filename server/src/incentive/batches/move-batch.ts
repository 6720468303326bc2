import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { batchMoves } from '@mall/contract/incentive/batch';
import { sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { type BatchRow, lockBatch } from './batches.queries.ts';
import type { Kind } from './kind.ts';

/**
 * Approves, sends or cancels a batch. Where two must approve it stays a draft after the first. Sent, its payments are on
 * their way; cancelled, they are free. Throws missing, batch.notAllowed, .sameApprover, .reasonMissing.
 */
export const moveBatch = async (
  tx: Tx,
  caller: Operator,
  kind: Kind,
  { id, move, reason }: Input<'platformBatch.move'>,
): Promise<void> => {
  if (move === 'cancel' && reason === '') throw new Refusal('batch.reasonMissing');
  const held = await lockBatch(tx, kind, id);
  if (held === undefined) throw new Refusal('missing');
  const { from, to } = batchMoves[move];
  if (!from.some((status) => status === held.status))
    throw new Refusal('batch.notAllowed', { status: held.status });
  const [by, now] = [caller.memberId, clock.now()];
  const changes = {
    approve: () => approvedBy(held, by, now),
    send: () => ({ status: to, sent_by: by, sent_at: now }),
    cancel: () => ({ status: to, ended_at: now, reason }),
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
  });
};

/** The first approval, or the second of somebody else. */
const approvedBy = (held: BatchRow, by: string, now: Date) => {
  if (held.approved_by === by) throw new Refusal('batch.sameApprover');
  const approved = batchMoves.approve.to;
  if (held.approved_by !== null) return { status: approved, second_by: by, second_at: now };
  return { ...(held.needs_second ? {} : { status: approved }), approved_by: by, approved_at: now };
};
