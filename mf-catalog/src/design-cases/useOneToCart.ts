import { reportFailure, services, toast } from '@mall/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wanted } from '../useAddAllToCart.ts';
import { useOpenCart } from '../useOpenCart.ts';
import { useSignInFirst } from '../useSignInFirst.ts';

/** Adds one piece of the room to the cart; a visitor signs in first, and then it is added. */
export const useOneToCart = () => {
  const { t } = useTranslation('cases');
  const [busy, setBusy] = useState(false);
  const openCart = useOpenCart();
  const signInFirst = useSignInFirst();
  const add = async (line: Wanted, then?: () => void) => {
    if (signInFirst({ op: 'cart.add', input: line })) return;
    setBusy(true);
    try {
      await (await services.get('cart', '^1')).add(line);
      toast.success(t('buy.addedOne'), openCart);
      then?.();
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, add: (line: Wanted, then?: () => void) => void add(line, then) };
};
