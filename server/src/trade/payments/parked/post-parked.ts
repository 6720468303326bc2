import type { ParkedMove } from '@mall/contract/trade/parked';
import type { Tx } from '../../../platform/db/open.ts';
import { postLedger } from '../../../platform/ledger/post.ts';
import { cashAccountOf, suspenseAccountOf } from '../../../platform/ledger/shop-accounts.ts';
import type { ParkedRow } from './parked.queries.ts';

type Step = 'park' | Exclude<ParkedMove, 'payBack' | 'record' | 'arrive'> | 'sendBack';

/**
 * What was parked stands in suspense, so that the provider's cash is what the provider has. Each step leaves once: for an
 * order, whose payment books the cash anew, back to who sent it, or out of the books because it never was the mall's.
 */
export const postParked = async (
  tx: Tx,
  { id, provider, amount, currency }: ParkedRow,
  step: Step,
): Promise<void> => {
  if (amount === null || currency === null) return;
  const [cash, suspense] = [cashAccountOf(provider, null), suspenseAccountOf(provider)];
  const [to, from] = step === 'park' ? [cash, suspense] : [suspense, cash];
  await postLedger(tx, { bizType: `parked.${step}`, bizId: id, currency }, [
    { account: to, delta: amount },
    { account: from, delta: -amount },
  ]);
};
