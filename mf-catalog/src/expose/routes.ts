import type { RouteDoors } from '@mall/platform';

export const routes: RouteDoors = {
  'catalog.home': () => import('../home/HomeScreen.tsx').then((m) => ({ Component: m.HomeScreen })),
  'catalog.productCenter': () =>
    import('../list/ProductCenterScreen.tsx').then((m) => ({ Component: m.ProductCenterScreen })),
  'catalog.search': () => import('../list/SearchScreen.tsx').then((m) => ({ Component: m.SearchScreen })),
  'catalog.product': () =>
    import('../product/ProductScreen.tsx').then((m) => ({ Component: m.ProductScreen })),
  'catalog.cloudDesign': () => import('../design/door.ts').then((m) => m.open()),
};
