import { dayMs } from '@mall/contract/core/time';
import { isOver, isPaid, type OrderStatus, statusName } from '@mall/contract/trade/order';
import type { StatusTone } from '@mall/ui/office';

const tones: Record<ReturnType<typeof statusName>, StatusTone> = {
  unpaid: 'wait',
  paid: 'info',
  awaitingShipment: 'info',
  shipped: 'move',
  received: 'good',
  cancelled: 'neutral',
};

export const toneOf = (status: OrderStatus): StatusTone => tones[statusName(status)];

/**
 * Whole days until the promised date, negative when it has passed; null when nothing is promised or
 * everything is done.
 */
export const daysToPromise = (
  order: { readonly promisedAt: string | null; readonly status: OrderStatus },
  now: number,
): number | null => {
  if (order.promisedAt === null || !isPaid(order.status) || isOver(order.status)) return null;
  return Math.floor((Date.parse(order.promisedAt) - now) / dayMs);
};
