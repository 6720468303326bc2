import { OrderDraftsPage } from '@mall/office/order-drafts';

/** Orders that the shop writes for customers. */
export function OrderDraftsScreen() {
  return <OrderDraftsPage />;
}
