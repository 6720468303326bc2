import { paths } from '@mall/contract/core/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sentChoice } from '../package-choice.ts';
import { useAddToCart } from '../useAddToCart.ts';
import type { Choosing } from './usePackage.ts';

/** Adds the package with the chosen pieces to the cart, or replaces the one there that is being changed. */
export const useAddPackage = ({ detail, slots, chosen, replaces }: Choosing) => {
  const { t } = useTranslation('package');
  const navigate = useNavigate();
  const { busy, add } = useAddToCart();
  return {
    busy,
    add: () => {
      const selection = sentChoice(slots, chosen);
      if (selection === undefined) return;
      add(
        { packageId: detail.id, qty: 1, selection, ...(replaces ? { replaces } : {}) },
        {
          done: t(replaces ? 'buy.changed' : 'buy.added'),
          after: () => replaces && void navigate(paths.cart()),
        },
      );
    },
  };
};
