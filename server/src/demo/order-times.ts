import { isPaid, isRecorded, orderStatus } from '@mall/contract/trade/order';
import { dayMs, hourMs } from '@mall/contract/core/time';
import type { PlannedOrder } from './order-plan.ts';

/** The time of each step of an order, from the moment it was placed. */
export const timesOf = ({ placedAt, status, method }: PlannedOrder) => {
  const at = (ms: number) => new Date(Math.min(Date.now() - 60_000, placedAt.getTime() + ms));
  const paid = isPaid(status) ? at(method === 'offline' ? 2 * hourMs : 5 * 60_000) : null;
  const recorded = isRecorded(status) ? at(8 * hourMs) : null;
  const shipped = status === orderStatus.shipped || status === orderStatus.received ? at(6 * dayMs) : null;
  const received = status === orderStatus.received ? at(11 * dayMs) : null;
  return {
    paid,
    recorded,
    shipped,
    received,
    cancelled: status === orderStatus.cancelled ? at(30 * 60_000) : null,
  };
};
