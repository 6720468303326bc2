import type { RouteDoors } from '@mall/platform';

export const routes: RouteDoors = {
  'catalog.productCenter': () => import('../productCenter/ProductCenterScreen.tsx').then((m) => ({ Component: m.ProductCenterScreen })),
};
