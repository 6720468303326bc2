import { type PaymentMove, paymentMoves } from '@mall/contract/trade/payment';
import type { Reader } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * Moves a payment as its table allows: false when another was quicker. A success is `payWaiting`, which does
 * more.
 */
export const movePayment = async (
  reader: Reader,
  id: string,
  move: Exclude<PaymentMove, 'settle'>,
): Promise<boolean> => {
  const { from, to } = paymentMoves[move];
  const { numUpdatedRows } = await reader
    .updateTable('payment_intents')
    .set({ status: to, ...(move === 'giveBack' ? { settled_at: clock.now() } : {}) })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
