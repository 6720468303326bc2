import { type StockDesk, StockDeskOf, StockPage } from '@mall/office/stock';
import { useMayOperate } from '../useMe.ts';

/** The stock of the mall's own products. */
export function StockScreen() {
  return (
    <StockDeskOf value={mall}>
      <StockPage />
    </StockDeskOf>
  );
}

const mall: StockDesk = {
  of: 'mallStock',
  page: 'operator.stock',
  stale: ['mallGoods.list', 'mallGoods.detail', 'operator.start'],
  productPath: (id) => `/operator/products/form?id=${id}`,
  orderPath: (orderId) => `/operator/orders?orderId=${orderId}`,
  useMayEdit: () => useMayOperate('catalogue.edit'),
};
