import type { Output } from '@mall/contract/operations';
import { officePaths } from '@mall/contract/seller/office-paths';
import { useMay } from '@mall/platform';
import { type ComponentType, createContext, useContext } from 'react';
import { type UseGoods, useShopGoods } from '../goods/use-goods.ts';

/** What the dialog is given that hands a request on: afterwards it is no longer the seller's. */
export type Handing = {
  readonly want: Output<'shopPurchaseRequest.detail'>;
  readonly onClose: () => void;
  readonly onHanded: () => void;
};

/**
 * Whose wanted purchases these are: by which operations they are read and worked on, what that makes old besides, where the list
 * and an order are, and to whom one can be handed.
 */
export type WantDesk = {
  readonly of: 'shopPurchaseRequest' | 'platformWant';
  /** The page, for saved views. */
  readonly page: 'seller.wants' | 'operator.wants';
  readonly stale: readonly ('shopQuote.list' | 'operator.start')[];
  readonly listPath: string;
  readonly orderPath: (orderId: string) => string;
  /** Hooks: whether the user may work on requests, and may see orders. */
  readonly useMayEdit: () => boolean;
  readonly useMaySeeOrders: () => boolean;
  readonly useGoods: UseGoods;
  /** Where the seller hands requests on: the dialog, and whether the user may find out to whom. */
  readonly handing?: {
    readonly Dialog: ComponentType<Handing>;
    readonly useMayFind: () => boolean;
  };
};

const shop: WantDesk = {
  of: 'shopPurchaseRequest',
  page: 'seller.wants',
  stale: ['shopQuote.list'],
  listPath: officePaths.wants(),
  orderPath: (orderId) => `${officePaths.orders()}?orderId=${orderId}`,
  useMayEdit: () => useMay('want.edit'),
  useMaySeeOrders: () => useMay('order.view'),
  useGoods: useShopGoods,
};

const Desks = createContext<WantDesk>(shop);
/** Around the requests of another seller than a shop. */
export const WantDeskOf = Desks.Provider;
export const useWantDesk = (): WantDesk => useContext(Desks);
