import type { OrderTodo } from '@mall/contract/dashboard';
import { type RawBuilder, sql } from 'kysely';

/** Orders (o) that wait for somebody of the shop: the counters of its overview lead to them (decision 035). */
export const waitingFor = (todo: OrderTodo | undefined): RawBuilder<boolean> =>
  todo === undefined ? sql<boolean>`true` : conditions[todo];

const conditions: Record<OrderTodo, RawBuilder<boolean>> = {
  confirm: sql<boolean>`(o.status = 0 and exists (
    select 1 from payment_intents i where i.order_id = o.id and i.method = 'offline' and i.status = 'pending'))`,
  record: sql<boolean>`o.status = 1`,
  ship: sql<boolean>`o.status = 2`,
  refund: sql<boolean>`o.id in (select order_id from refunds where status = 'requested')`,
};
