import { quietOutcomes } from '@mall/contract/trade/reconciliation';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import type { FileRow } from './files.queries.ts';

type Some = { readonly file: FileRow; readonly lines: readonly string[] };

/**
 * Says of differences why they are none, or what was done; one that somebody has explained keeps what they said. Throws
 * reconciliation.noDifference when a line is none, or is gone.
 */
export const noteExplained = async (
  tx: Tx,
  caller: Operator,
  { file, lines, reason }: Some & { readonly reason: string },
): Promise<void> => {
  const found = await tx
    .selectFrom('provider_lines')
    .select('key')
    .where('file_id', '=', file.id)
    .where('id', 'in', [...lines])
    .where('outcome', 'not in', [...quietOutcomes])
    .execute();
  if (found.length < new Set(lines).size) throw new Refusal('reconciliation.noDifference');
  const keys = [...new Set(found.map(({ key }) => key))].sort();
  await tx
    .insertInto('provider_explanations')
    .values(
      keys.map((key) => ({
        ...{ method: file.method, day: file.day, key, reason },
        explained_by: caller.memberId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await noteOperator(tx, caller, 'payment.explain', `file:${file.id}`, {
    reason,
    new: { count: keys.length },
  });
};

/** Takes explanations back. */
export const noteReopened = async (tx: Tx, caller: Operator, { file, lines }: Some): Promise<void> => {
  const { numAffectedRows } = await sql`
    delete from provider_explanations e using provider_lines l
    where l.file_id = ${file.id} and l.id = any(${[...lines]}::text[])
      and e.method = ${file.method} and e.day = ${file.day} and e.key = l.key`.execute(tx);
  if (numAffectedRows === 0n) throw new Refusal('missing');
  await noteOperator(tx, caller, 'payment.reopen', `file:${file.id}`, {
    new: { count: Number(numAffectedRows) },
  });
};
