import { paths } from '@mall/contract/core/paths';
import { opens, type ToastAction } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** The toast's action after something was added: it opens the cart. Undefined where no remote has one. */
export const useOpenCart = (): ToastAction | undefined => {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  if (!opens(paths.cart())) return undefined;
  return { label: t('product.toCart'), run: () => void navigate(paths.cart()) };
};
