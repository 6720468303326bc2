import type { Tx } from '../../platform/db/open.ts';
import { balanceAccountOf } from '../../platform/ledger/balances.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import type { WithdrawalRow } from './queries.ts';

/** Each step is posted once: held, then either paid, less the fee of the mall, or given back. */
export const bookStep = async (
  tx: Tx,
  row: WithdrawalRow,
  step: 'hold' | 'pay' | 'giveBack',
): Promise<void> => {
  const { id, user_id: userId, source, amount, fee, net, currency, method } = row;
  const [available, held, paid] = (['available', 'held', 'paid'] as const).map((pocket) =>
    balanceAccountOf(userId, source, pocket),
  ) as [string, string, string]; // of three names
  const entries = {
    hold: [
      { account: available, delta: -amount },
      { account: held, delta: amount },
    ],
    giveBack: [
      { account: held, delta: -amount },
      { account: available, delta: amount },
    ],
    // What a member has withdrawn stays in their own account; what left the mall and what it kept are the
    // counter entries.
    pay: [
      { account: held, delta: -amount },
      { account: paid, delta: amount },
      { account: `payout:${method}`, delta: net },
      { account: 'platform:withdrawalFees', delta: fee },
      { account: 'platform:paidOut', delta: -amount },
    ],
  }[step].filter(({ delta }) => delta !== 0);
  await postLedger(tx, { bizType: `withdrawal.${step}`, bizId: id, currency }, entries);
};
