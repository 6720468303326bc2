import type { RouteDoors } from '@mall/platform';

export const routes: RouteDoors = {
  'member.orders': () => import('../orders/OrdersScreen.tsx').then((m) => ({ Component: m.OrdersScreen })),
};
