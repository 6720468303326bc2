import type { StockDesk } from '@mall/office/stock';
import { useMayOperate } from '../useMe.ts';

/** The stock of the mall's own products, for its operators. */
export const mallStockDesk: StockDesk = {
  of: 'mallStock',
  page: 'operator.stock',
  stale: ['mallGoods.list', 'mallGoods.detail', 'operator.start'],
  sheetPath: (of) => `/operator/stock/count?${new URLSearchParams(of).toString()}`,
  productPath: (id) => `/operator/products/form?id=${id}`,
  orderPath: (orderId) => `/operator/orders?orderId=${orderId}`,
  useMayEdit: () => useMayOperate('catalogue.edit'),
};
