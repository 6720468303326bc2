import { useMay, useSession, useShop } from '@mall/platform';

/**
 * Whether the member may quote purchase requests: only with that permission, and in their own shop, whose
 * prices they see.
 */
export const useMayOffer = (): boolean => {
  const may = useMay('want.edit');
  const { shopId } = useSession();
  const shop = useShop();
  return may && shopId !== null && shop?.id === shopId;
};
