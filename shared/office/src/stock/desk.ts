import { officePaths } from '@mall/contract/seller/office-paths';
import { useMay } from '@mall/platform';
import { createContext, useContext } from 'react';

/**
 * Whose stock this is: by which operations it is read and moved, what a move makes old besides, and where one product
 * and one order are shown.
 */
export type StockDesk = {
  readonly of: 'shopStock' | 'mallStock';
  /** The page, for saved views. */
  readonly page: 'seller.stock' | 'operator.stock';
  readonly stale: readonly (
    | 'ownGoods.list'
    | 'ownGoods.detail'
    | 'dashboard.stock'
    | 'mallGoods.list'
    | 'mallGoods.detail'
    | 'operator.start'
  )[];
  /** The page of a count by a sheet. */
  readonly sheetPath: (of: { tab?: string; keyword?: string }) => string;
  readonly productPath: (goodsId: string) => string;
  readonly orderPath: (orderId: string) => string;
  /** A hook: whether the user may move stock. */
  readonly useMayEdit: () => boolean;
};

const shop: StockDesk = {
  of: 'shopStock',
  page: 'seller.stock',
  stale: ['ownGoods.list', 'ownGoods.detail', 'dashboard.stock'],
  sheetPath: officePaths.stockSheet,
  productPath: (id) => officePaths.productForm({ id }),
  orderPath: (orderId) => `${officePaths.orders()}?orderId=${orderId}`,
  useMayEdit: () => useMay('goods.edit'),
};

const Desks = createContext<StockDesk>(shop);
/** Around the stock of another seller than a shop. */
export const StockDeskOf = Desks.Provider;
export const useStockDesk = (): StockDesk => useContext(Desks);
