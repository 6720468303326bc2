import { paths } from '@mall/contract/paths';
import {
  api,
  events,
  opens,
  refresh,
  reportFailure,
  toast,
  useSession,
  rememberTarget,
} from '@mall/platform';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

type Line = { readonly skuId: string; readonly qty: number };

/** Puts every line of a bill into the cart, one after the other; what is refused is said, and the rest goes on. */
export const useRoomToCart = () => {
  const { t } = useTranslation('design');
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const signedIn = useSession().token !== null;
  const add = async (lines: readonly Line[]) => {
    if (!signedIn) {
      rememberTarget(pathname + search);
      navigate(paths.login());
      return;
    }
    setBusy(true);
    let put = 0;
    for (const { skuId, qty } of lines) {
      try {
        const { count } = await api('cart.add', { skuId, qty });
        events.emit('cart/changed', { count });
        put += qty;
      } catch (error) {
        reportFailure(error);
      }
    }
    setBusy(false);
    void refresh('cart.get');
    const look = { label: t('bill.openCart'), run: () => void navigate(paths.cart()) };
    if (put > 0) toast.success(t('bill.added', { count: put }), opens(paths.cart()) ? look : undefined);
  };
  return { busy, add: (lines: readonly Line[]) => void add(lines) };
};
