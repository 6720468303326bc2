export { asList } from './cart/read.queries.ts';

export {
  countCustomers,
  type CustomerRow,
  customersWanted,
} from './customers/customers.queries.ts';

export { deliveriesAtRisk } from './deliveries/at-risk.queries.ts';

export {
  type Came,
  cameOfCoupon,
  type Cost,
  keptOf,
  orderStands,
} from './orders/came-of-coupon.queries.ts';
export type { Basket } from './orders/basket.ts';
export { type Created, createdOf, createOrder, mustBeAsShown } from './orders/create.ts';
export { draftOrder } from './orders/draft.ts';
export { expireDue } from './orders/end.ts';
export { findOrders } from './orders/find.queries.ts';
export { needs } from './orders/needs.queries.ts';
export { lineColumns, lineColumnsOf, lineShape, type NewOrder } from './orders/place.ts';
export { priceOrder, toPreview } from './orders/price.ts';
export { type OrderQuestion, type OrderRead, readOrder } from './orders/read.queries.ts';
export { orderStatusName } from './orders/status-name.ts';

export { takesMoney } from './payments/methods/service.ts';
export { paymentPorts } from './payments/ports.ts';

export { closeStatement } from './settlement/close-statement.ts';
export { periodBefore, periodOf } from './settlement/periods.ts';
export { termsAt } from './settlement/terms.queries.ts';
export { needsSecond } from './settlement/second.queries.ts';

export { freeWants } from './purchase-requests/free-wants.ts';
export { unreadTalks } from './talk/unread.ts';
export { wantInbox } from './purchase-requests/inbox.queries.ts';
