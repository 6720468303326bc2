import { useMay, useSession, useShop } from '@mall/platform';

/** Whoever may quote wanted purchases, while he stands in his own shop, whose prices he sees. */
export const useMayOffer = (): boolean => {
  const may = useMay('want.edit');
  const { shopId } = useSession();
  const shop = useShop();
  return may && shopId !== null && shop?.id === shopId;
};
