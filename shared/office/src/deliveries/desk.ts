import { useMay } from '@mall/platform';
import { officePaths } from '@mall/contract/seller/office-paths';
import { createContext, useContext } from 'react';

/**
 * Whose deliveries these are: by which operations they are read and changed, which lists follow, where one is
 * shown, which views of them are saved, and whether the user may change them.
 */
export type Desk = {
  readonly of: 'delivery' | 'platformDelivery';
  /** What a change makes old, besides the delivery itself. */
  readonly stale: readonly (
    | 'delivery.list'
    | 'delivery.board'
    | 'platformDelivery.list'
    | 'platformDelivery.board'
    | 'operator.start'
    | 'platformOrder.detail'
    | 'platformOrder.list'
  )[];
  /** The address of a delivery. */
  readonly pathOf: (id: string) => string;
  readonly views: 'seller.deliveries' | 'operator.deliveries';
  readonly useMayEdit: () => boolean;
};

export const shopDesk: Desk = {
  of: 'delivery',
  stale: ['delivery.list', 'delivery.board'],
  pathOf: (id) => officePaths.delivery({ id }),
  views: 'seller.deliveries',
  useMayEdit: () => useMay('delivery.edit'),
};

const Desks = createContext<Desk>(shopDesk);
/** Around the deliveries of another seller than a shop. */
export const DeliveryDesk = Desks.Provider;
export const useDesk = (): Desk => useContext(Desks);
export const useMayEdit = (): boolean => useDesk().useMayEdit();
