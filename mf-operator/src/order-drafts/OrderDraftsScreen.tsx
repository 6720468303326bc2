import { type OrderDraftDesk, OrderDraftDeskOf, OrderDraftsPage } from '@mall/office/order-drafts';
import { useMallGoods } from '../use-mall-goods.ts';
import { useMayOperate } from '../useMe.ts';

/** Orders that operators write for customers of the mall itself. */
export function OrderDraftsScreen() {
  return (
    <OrderDraftDeskOf value={mall}>
      <OrderDraftsPage />
    </OrderDraftDeskOf>
  );
}

const list = '/operator/orderDrafts';
const mall: OrderDraftDesk = {
  of: 'platformOrderDraft',
  page: 'operator.orderDrafts',
  path: (of) => (of === undefined ? list : `${list}?id=${of.id}`),
  orderPath: (orderId) => `/operator/orders?orderId=${orderId}`,
  useMayEdit: () => useMayOperate('order.edit'),
  useGoods: useMallGoods,
};
