import { fileMoves } from '@mall/contract/trade/reconciliation';
import { Refusal } from '@mall/contract/core/refusals';
import { clock } from '../../platform/clock/clock.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';

/** Has a file compared again from its first line. Throws missing, reconciliation.notRead, .gone, .reading. */
export const beginAgain = async (tx: Tx, caller: Operator, id: string): Promise<void> => {
  const held = await tx
    .selectFrom('provider_files')
    .select(['status', 'source_key'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) throw new Refusal('missing');
  if (!fileMoves.again.from.some((status) => status === held.status))
    throw new Refusal('reconciliation.notRead', { status: held.status });
  if (held.source_key === null) throw new Refusal('reconciliation.gone');
  try {
    await tx
      .updateTable('provider_files')
      .set({ status: fileMoves.again.to, handled: 0, touched_at: clock.now() })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal('reconciliation.reading') : error;
  }
  await tx.deleteFrom('provider_lines').where('file_id', '=', id).execute();
  await noteOperator(tx, caller, 'payment.fileAgain', `file:${id}`);
};
