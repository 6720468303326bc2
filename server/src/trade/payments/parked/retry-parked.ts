import { noteOperator } from '../../../platform/audit/operator.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { Operator } from '../../../platform/http/caller.ts';
import { notBeingSent } from '../being-sent.queries.ts';
import { refuseParked } from './move-parked.ts';

/** Makes the next try due now. Throws missing, parked.resolved, refund.beingSent. */
export const retryParked = async (tx: Tx, caller: Operator, id: string): Promise<void> => {
  const due = await tx
    .updateTable('parked_payments')
    .set({ next_try_at: null })
    .where('id', '=', id)
    .where('status', '=', 'returning')
    .where(notBeingSent)
    .returning('id')
    .executeTakeFirst();
  if (due === undefined) return refuseParked(tx, id, 'arrive');
  await noteOperator(tx, caller, 'payment.retry', `parked:${id}`);
};
