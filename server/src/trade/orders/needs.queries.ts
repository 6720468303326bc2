import { type OrderNeed, type OrderStatus, orderStatus } from '@mall/contract/trade/order';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';

/** What needs work by the shop's people, over `orders o`: each is a few of the open orders. */
export const needs: Readonly<Record<OrderNeed, RawBuilder<boolean>>> = {
  due: sql<boolean>`o.status = any('{1,2,3}') and o.promised_at < now() + interval '4 days'`,
  proof: sql<boolean>`o.status = ${literal(orderStatus.unpaid)} and exists (
    select 1 from payment_intents i where i.order_id = o.id and i.method = 'offline' and i.status = 'pending')`,
  record: sql<boolean>`o.status = ${literal(orderStatus.paid)}`,
  ship: sql<boolean>`o.status = ${literal(orderStatus.awaitingShipment)}`,
  // As a list, else all orders of a status are read for the few with an open refund request.
  refund: sql<boolean>`o.id = any(array(select r.order_id from refunds r where r.status = 'requested'))`,
};

/** The possible statuses of orders with a need. */
export const statusesWith: Readonly<Record<OrderNeed, readonly OrderStatus[]>> = {
  due: [1, 2, 3],
  proof: [0],
  record: [1],
  ship: [2],
  refund: [1, 2, 3, 4],
};
