import { followFunding, followOrder } from '../../incentive/index.ts';
import type { Tx } from '../../platform/db/open.ts';

/**
 * Brings the effects of an order on others up to date: commissions of its promoters, and the mall's payment
 * for its coupon. To be called in the transaction of every change; a second call finds nothing to do.
 */
export const syncCommission = async (tx: Tx, orderId: string): Promise<void> => {
  await followOrder(tx, orderId);
  await followFunding(tx, orderId);
};
