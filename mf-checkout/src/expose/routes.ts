import { type RouteEntries, withPhrases } from '@mall/platform';
import { loadWantingPhrases } from '../purchase-requests/load-phrases.ts';

export const routes: RouteEntries = {
  'checkout.cart': () => import('../cart/CartScreen.tsx').then((m) => ({ Component: m.CartScreen })),
  'checkout.confirm': () =>
    import('../confirmation/ConfirmScreen.tsx').then((m) => ({ Component: m.ConfirmScreen })),
  'checkout.wanting': () =>
    withPhrases(
      loadWantingPhrases,
      import('../purchase-requests/WantScreen.tsx').then((m) => m.WantScreen),
    ),
  'checkout.pay': () => import('../payment/PayScreen.tsx').then((m) => ({ Component: m.PayScreen })),
};
