import { type RouteDoors, withWords } from '@mall/platform';
import { openWantingWords } from '../wanting/open-words.ts';

export const routes: RouteDoors = {
  'checkout.cart': () => import('../cart/CartScreen.tsx').then((m) => ({ Component: m.CartScreen })),
  'checkout.confirm': () =>
    import('../confirming/ConfirmScreen.tsx').then((m) => ({ Component: m.ConfirmScreen })),
  'checkout.wanting': () =>
    withWords(
      openWantingWords,
      import('../wanting/WantScreen.tsx').then((m) => m.WantScreen),
    ),
  'checkout.pay': () => import('../paying/PayScreen.tsx').then((m) => ({ Component: m.PayScreen })),
};
