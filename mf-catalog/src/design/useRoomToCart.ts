import { paths } from '@mall/contract/paths';
import { opens } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAllToCart } from '../useAllToCart.ts';

/** Puts every line of a bill into the cart, and leads to it. */
export const useRoomToCart = () => {
  const { t } = useTranslation('design');
  const navigate = useNavigate();
  return useAllToCart({
    added: (count) => t('bill.added', { count }),
    action: () =>
      opens(paths.cart()) ? { label: t('bill.openCart'), run: () => void navigate(paths.cart()) } : undefined,
  });
};
