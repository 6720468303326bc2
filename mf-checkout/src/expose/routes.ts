import type { RouteDoors } from '@mall/platform';

export const routes: RouteDoors = {
  'checkout.cart': () => import('../cart/CartScreen.tsx').then((m) => ({ Component: m.CartScreen })),
};
