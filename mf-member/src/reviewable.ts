import { allows, type OrderStatus } from '@mall/contract/trade/order';

type Line = { readonly productId: string | null; readonly reviewed: boolean };

/** The lines that wait for a review: one that a shop described in words has no product's page for it. */
export const reviewableLines = <Some extends Line>(order: {
  readonly status: OrderStatus;
  readonly lines: readonly Some[];
}): readonly Some[] =>
  allows('evaluate', 'buyer', order.status)
    ? order.lines.filter(({ productId, reviewed }) => productId !== null && !reviewed)
    : [];
