import type { RouteDoors } from '@mall/platform';

export const routes: RouteDoors = {
  'checkout.cart': () => import('../cart/CartScreen.tsx').then((m) => ({ Component: m.CartScreen })),
  'checkout.confirm': () =>
    import('../confirming/ConfirmScreen.tsx').then((m) => ({ Component: m.ConfirmScreen })),
  'checkout.wanting': () => import('../wanting/door.ts').then((m) => m.open()),
  'checkout.pay': () => import('../paying/PayScreen.tsx').then((m) => ({ Component: m.PayScreen })),
};
