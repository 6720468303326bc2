import { useTranslation } from 'react-i18next';
import { useAddAllToCart } from '../useAddAllToCart.ts';
import { useOpenCart } from '../useOpenCart.ts';

/** Puts every line of a bill into the cart, and leads to it. */
export const useRoomToCart = () => {
  const { t } = useTranslation('design');
  const openCart = useOpenCart();
  return useAddAllToCart({ added: (count) => t('bill.added', { count }), action: () => openCart });
};
