import type { Input } from '@mall/contract/operations';
import { noteOperator } from '../../../platform/audit/operator.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { Operator } from '../../../platform/http/caller.ts';
import { moveByOperator } from './move-parked.ts';
import { postParked } from './post-parked.ts';

/** It never was the mall's money, or was told twice: it leaves the books. Throws missing, parked.resolved. */
export const dismissParked = async (
  tx: Tx,
  caller: Operator,
  input: Input<'mallParked.dismiss'>,
): Promise<void> => {
  const moved = await moveByOperator(tx, caller, input, 'dismiss');
  await postParked(tx, moved, 'dismiss');
  await noteOperator(tx, caller, 'payment.dismiss', `parked:${moved.id}`, {
    new: { amount: moved.amount, currency: moved.currency },
    reason: input.reason,
    more: { provider: moved.provider, providerRef: moved.provider_ref },
  });
};
