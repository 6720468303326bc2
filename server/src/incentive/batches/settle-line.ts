import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { batchMoves } from '@mall/contract/incentive/batch';
import { sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { lineOf, lockBatch } from './batches.queries.ts';
import type { Kind } from './kind.ts';

export type Told = Input<'platformBatch.settle'>['lines'][number];

/**
 * Ends one payment of a batch by what the bank says, and the batch with its last. The same answer again changes nothing;
 * another one is refused, since money that has left cannot fail. Throws missing, batch.notAllowed.
 */
export const settleLine = async (
  tx: Tx,
  caller: Operator,
  kind: Kind,
  batchId: string,
  told: Told,
): Promise<void> => {
  const batch = await lockBatch(tx, kind, batchId);
  if (batch === undefined) throw new Refusal('missing');
  const line = await lineOf(tx, kind, { batchId, id: told.id });
  if (line === undefined) throw new Refusal('missing');
  const { id, paid } = told;
  const state = paid ? 'paid' : 'failed';
  const said = paid ? { reference: told.reference, reason: '' } : { reference: '', reason: told.reason };
  if (line.state === state && line.reference === said.reference && line.reason === said.reason) return;
  if (line.state !== 'waiting') throw new Refusal('batch.notAllowed', { status: line.state });
  if (!batchMoves.finish.from.some((status) => status === batch.status))
    throw new Refusal('batch.notAllowed', { status: batch.status });
  const [by, now] = [caller.memberId, clock.now()];
  await sql`
    update ${sql.table(kind.lines)}
    set state = ${state}, reference = ${said.reference}, reason = ${said.reason}, ended_by = ${by}, ended_at = ${now}
    where batch_id = ${batchId} and ${sql.ref(kind.item)} = ${id} and state = 'waiting'`.execute(tx);
  await kind.move(tx, caller, id, paid ? 'settle' : 'fail', said);
  await sql`
    update ${sql.table(kind.batches)} set status = ${batchMoves.finish.to}, ended_at = ${now}
    where id = ${batchId} and not exists (
      select from ${sql.table(kind.lines)} where batch_id = ${batchId} and state = 'waiting')`.execute(tx);
  await noteOperator(tx, caller, `${kind.name}.batch.settle`, `${kind.name}:${id}`, {
    new: { status: state, reference: said.reference },
    reason: said.reason,
    more: { batch: batchId },
  });
};
