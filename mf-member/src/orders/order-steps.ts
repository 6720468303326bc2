import type { Output } from '@mall/contract/operations';
import { type OrderStatus, orderStatus } from '@mall/contract/trade/order';

export const stepNames = ['placed', 'paid', 'shipped', 'received'] as const;
type StepTimes = Record<(typeof stepNames)[number], string | null>;

/** The time of each of the four steps. */
export const stepTimes = (
  order: Pick<Output<'order.detail'>, 'createdAt' | 'paidAt' | 'receivedAt' | 'events'>,
): StepTimes => ({
  placed: order.createdAt,
  paid: order.paidAt,
  shipped: order.events.find((event) => event.to === orderStatus.shipped)?.at ?? null,
  received: order.receivedAt,
});

/** The index of the next step; past the last when all are done. */
export const stepAt = (status: OrderStatus): number => {
  if (status === orderStatus.unpaid) return 1;
  if (status === orderStatus.paid || status === orderStatus.awaitingShipment) return 2;
  return status === orderStatus.shipped ? 3 : 4;
};
