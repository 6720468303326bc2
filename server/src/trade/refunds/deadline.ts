import { refund } from '@mall/contract/core/limits';
import { dayMs } from '@mall/contract/core/time';

/** Money may be asked back until some days after receipt. */
export const isRefundInTime = (receivedAt: Date | null): boolean =>
  receivedAt === null || Date.now() <= receivedAt.getTime() + refund.days * dayMs;
