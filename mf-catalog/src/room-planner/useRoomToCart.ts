import { useTranslation } from 'react-i18next';
import { useAddAllToCart } from '../useAddAllToCart.ts';
import { useOpenCart } from '../useOpenCart.ts';

/** Adds every line of a bill to the cart, and opens it. */
export const useRoomToCart = () => {
  const { t } = useTranslation('design');
  const openCart = useOpenCart();
  return useAddAllToCart({ added: (count) => t('bill.added', { count }), action: () => openCart });
};
