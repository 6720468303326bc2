import type { WorkKind } from '@mall/contract/operator/work-reviews';
import type { Tx } from '../../platform/db/open.ts';

/** What is decided is taken by nobody any more. */
export const forgetTake = async (tx: Tx, kind: WorkKind, id: string): Promise<void> => {
  await tx.deleteFrom('work_takes').where('kind', '=', kind).where('id', '=', id).execute();
};
