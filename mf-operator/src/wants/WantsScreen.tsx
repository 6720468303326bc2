import { type WantDesk, WantDeskOf, WantsPage } from '@mall/office/wants';
import { useMallGoods } from '../use-mall-goods.ts';
import { useMayOperate } from '../useMe.ts';
import { HandDialog } from './HandDialog.tsx';

/** The wanted purchases of customers who were in no shop. */
export function WantsScreen() {
  return (
    <WantDeskOf value={mall}>
      <WantsPage />
    </WantDeskOf>
  );
}

const mall: WantDesk = {
  of: 'platformWant',
  page: 'operator.wants',
  stale: ['operator.start'],
  listPath: '/operator/wants',
  orderPath: (orderId) => `/operator/orders?orderId=${orderId}`,
  useMayEdit: () => useMayOperate('order.edit'),
  useMaySeeOrders: () => useMayOperate('order.view'),
  useGoods: useMallGoods,
  handing: { Dialog: HandDialog, useMayFind: () => useMayOperate('shop.view') },
};
