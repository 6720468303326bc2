import { money, sum } from '@mall/contract/core/money';
import { orderActions } from '@mall/contract/trade/order';
import { piecesLeft, refundDue } from '@mall/contract/trade/refund';
import type { Order } from './order.ts';

/** How many pieces of each line, by its id. */
export type Chosen = Readonly<Record<string, number>>;

/** An order that is not sent goes back whole. */
export const isUnsent = ({ status }: Pick<Order, 'status'>): boolean =>
  orderActions.refund.from.some((from) => from === status);

/** All that is left of each line. */
export const allLeft = (order: Order): Chosen =>
  Object.fromEntries(piecesLeft(order).map(({ line, left }) => [line.id, left]));

/** What to begin with: a single piece that is left is chosen already. */
export const firstChoice = (order: Order): Chosen => {
  const left = allLeft(order);
  const counts = Object.values(left);
  return counts.length === 1 && counts[0] === 1 ? left : {};
};

/** What these pieces come to, in minor units; of an order that is not sent all of it. */
export const amountOf = (order: Order, chosen: Chosen): number =>
  isUnsent(order)
    ? order.paid - order.refunded
    : sum(
        piecesLeft(order).map(({ line, earlier }) => {
          const qty = chosen[line.id] ?? 0;
          return qty === 0 ? money(0) : refundDue(line, earlier, qty);
        }),
      );

/** The lines of the request; undefined for an order that goes back whole. */
export const linesOf = (order: Order, chosen: Chosen): { lineId: string; qty: number }[] | undefined =>
  isUnsent(order)
    ? undefined
    : piecesLeft(order).flatMap(({ line }) => {
        const qty = chosen[line.id] ?? 0;
        return qty === 0 ? [] : [{ lineId: line.id, qty }];
      });
