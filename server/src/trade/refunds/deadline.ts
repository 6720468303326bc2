import { refund } from '@mall/contract/core/limits';
import { dayMs } from '@mall/contract/core/time';
import { clock } from '../../platform/clock/clock.ts';

/** Money may be asked back until some days after receipt. */
export const isRefundInTime = (receivedAt: Date | null): boolean =>
  receivedAt === null || clock.nowMs() <= receivedAt.getTime() + refund.days * dayMs;
