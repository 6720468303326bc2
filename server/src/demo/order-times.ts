import { isPaid, isRecorded, orderStatus } from '@mall/contract/trade/order';
import type { PlannedOrder } from './order-plan.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

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
