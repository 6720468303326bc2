import type { Tx } from '../platform/db/open.ts';
import { closeStatement, periodBefore, periodOf } from '../trade/index.ts';

/** The shop's month that is over is closed, as the job would have done. */
export const writeStatement = (tx: Tx, shopId: string): Promise<boolean> =>
  closeStatement(tx, { shopId, currency: 'CNY', period: periodBefore(periodOf(new Date())) });
