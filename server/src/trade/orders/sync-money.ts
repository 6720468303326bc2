import { followFunding, followOrder } from '../../incentive/index.ts';
import type { Tx } from '../../platform/db/open.ts';
import { followFee } from '../settlement/follow-fee.ts';
import { keepTerms } from '../settlement/keep-terms.ts';

/**
 * Brings what others get by an order up to date: commissions of its promoters, the mall's payment for its coupon, the fee
 * of the mall, by the terms of its shop. To be called in the transaction of every change; a second call finds nothing
 * to do.
 */
export const syncMoney = async (tx: Tx, orderId: string): Promise<void> => {
  await keepTerms(tx, orderId);
  await followOrder(tx, orderId);
  await followFunding(tx, orderId);
  await followFee(tx, orderId);
};
