import type { FileProvider } from '@mall/contract/trade/reconciliation';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';

type Taken = { method: FileProvider; day: string; hash: string; title: string; sourceKey: string };

/** Takes a file to be read. Throws reconciliation.reading while another one of that day is. */
export const takeFile = async (
  tx: Tx,
  caller: Operator,
  { method, day, hash, title, sourceKey }: Taken,
): Promise<string> => {
  const id = newId();
  try {
    await tx
      .insertInto('provider_files')
      .values({ id, method, day, hash, title, source_key: sourceKey, taken_by: caller.memberId })
      .execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new Refusal('reconciliation.reading') : error;
  }
  await noteOperator(tx, caller, 'payment.file', `file:${id}`, { new: { method, day }, about: title });
  return id;
};
