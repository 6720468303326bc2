import type { Tx } from '../../platform/db/open.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { shopAccountOf } from '../../platform/ledger/shop-accounts.ts';
import type { PayoutRow } from './payouts.queries.ts';

const held = 'platform:payoutsHeld';

/** Each step is posted once: taken from the shop, then either sent to its bank or given back. */
export const postPayout = async (
  tx: Tx,
  { id, shop_id, currency, amount }: PayoutRow,
  step: 'hold' | 'pay' | 'giveBack',
): Promise<void> => {
  const shop = shopAccountOf(shop_id, 'payout');
  const [from, to] = { hold: [held, shop], pay: ['bank:payouts', held], giveBack: [shop, held] }[step] as [
    string,
    string,
  ]; // of two names
  await postLedger(tx, { bizType: `payout.${step}`, bizId: id, currency }, [
    { account: to, delta: amount },
    { account: from, delta: -amount },
  ]);
};
