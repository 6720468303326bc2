import { paths } from '@mall/contract/core/paths';
import { ApiError, reportFailure, rememberIntent, services, sessionInvalid, toast } from '@mall/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sentChoice } from '../package-choice.ts';
import { useOpenCart } from '../useOpenCart.ts';
import { useSignInFirst } from '../useSignInFirst.ts';
import type { Choosing } from './usePackage.ts';

/** Adds the package with the chosen pieces to the cart, or replaces the one there that is being changed. */
export const useAddPackage = ({ detail, slots, chosen, replaces }: Choosing) => {
  const { t } = useTranslation('package');
  const navigate = useNavigate();
  const openCart = useOpenCart();
  const signInFirst = useSignInFirst();
  const [busy, setBusy] = useState(false);

  const add = async () => {
    const selection = sentChoice(slots, chosen);
    if (selection === undefined) return;
    const wish = { packageId: detail.id, qty: 1, selection, ...(replaces ? { replaces } : {}) };
    if (signInFirst({ op: 'cart.add', input: wish })) return;
    setBusy(true);
    try {
      await (await services.get('cart', '^1.1')).addPackage(wish);
      toast.success(t(replaces ? 'buy.changed' : 'buy.added'), openCart);
      if (replaces) navigate(paths.cart());
    } catch (error) {
      if (error instanceof ApiError && error.code === sessionInvalid) {
        rememberIntent({ op: 'cart.add', input: wish });
        navigate(paths.login());
      } else reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, add: () => void add() };
};
