import { type RouteEntries, withPhrases } from '@mall/platform';
import { loadOrderLinkPhrases } from '../confirmation/link/load-phrases.ts';
import { loadTransferPhrases } from '../payment/transfer/load-phrases.ts';
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
  'checkout.orderLink': () =>
    withPhrases(
      loadOrderLinkPhrases,
      import('../confirmation/link/OrderLinkScreen.tsx').then((m) => m.OrderLinkScreen),
    ),
  'checkout.pay': () =>
    withPhrases(
      loadTransferPhrases,
      import('../payment/PayScreen.tsx').then((m) => m.PayScreen),
    ),
};
