import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Hooks } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { newId, newOrderNo } from '../../platform/ids/ids.ts';
import type { Kind } from './kind.ts';

/**
 * Puts payments that may be sent into a batch. Of two who take one of them at once, one is refused. Throws
 * batch.notApproved, .mixed, .taken.
 */
export const createBatch = async (
  tx: Tx,
  caller: Operator,
  kind: Kind,
  { ids: asked, needsSecond }: { ids: readonly string[] } & Pick<Hooks, 'needsSecond'>,
): Promise<string> => {
  const ids = [...new Set(asked)];
  const rows = await kind.lock(tx, ids);
  const [first] = rows;
  if (first === undefined || rows.length < ids.length) throw new Refusal('batch.notApproved');
  const { method, currency } = first;
  if (rows.some((row) => row.method !== method || row.currency !== currency))
    throw new Refusal('batch.mixed');
  const amount = rows.reduce((all, { net }) => all + net, 0);
  const id = newId();
  await tx
    .insertInto(kind.batches)
    .values({
      ...{ id, no: newOrderNo(), method, currency, amount },
      needs_second: await needsSecond(tx, { amount, currency }),
      created_by: caller.memberId,
    })
    .execute();
  try {
    await sql`
      insert into ${sql.table(kind.lines)} (batch_id, ${sql.ref(kind.item)})
      values ${sql.join(rows.map((row) => sql`(${id}, ${row.id})`))}`.execute(tx);
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal('batch.taken') : error;
  }
  await noteOperator(tx, caller, `${kind.name}.batch.create`, `batch:${id}`, {
    new: { amount, currency, count: rows.length },
  });
  return id;
};
