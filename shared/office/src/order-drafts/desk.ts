import { officePaths } from '@mall/contract/seller/office-paths';
import { useMay } from '@mall/platform';
import { createContext, useContext } from 'react';
import { type UseGoods, useShopGoods } from '../goods/use-goods.ts';

/** Whose orders for customers these are: by which operations they are written, and where drafts and their orders are. */
export type OrderDraftDesk = {
  readonly of: 'orderDraft' | 'platformOrderDraft';
  /** Under which a user's views of the list are saved. */
  readonly page: 'seller.orderDrafts' | 'operator.orderDrafts';
  /** The list; with an id one draft, with `new` one that begins. */
  readonly path: (of?: { id: string }) => string;
  readonly orderPath: (orderId: string) => string;
  /** A hook: whether the user may write orders. */
  readonly useMayEdit: () => boolean;
  readonly useGoods: UseGoods;
};

const shop: OrderDraftDesk = {
  of: 'orderDraft',
  page: 'seller.orderDrafts',
  path: officePaths.orderDrafts,
  orderPath: (orderId) => `${officePaths.orders()}?orderId=${orderId}`,
  useMayEdit: () => useMay('order.edit'),
  useGoods: useShopGoods,
};

const Desks = createContext<OrderDraftDesk>(shop);
/** Around the drafts of another seller than a shop. */
export const OrderDraftDeskOf = Desks.Provider;
export const useOrderDraftDesk = (): OrderDraftDesk => useContext(Desks);
