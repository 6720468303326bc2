import type { RouteDoors } from '@mall/platform';

export const routes: RouteDoors = {
  'catalog.home': () => import('../home/HomeScreen.tsx').then((m) => ({ Component: m.HomeScreen })),
  'catalog.productCenter': () =>
    import('../list/ProductCenterScreen.tsx').then((m) => ({ Component: m.ProductCenterScreen })),
  'catalog.search': () => import('../list/SearchScreen.tsx').then((m) => ({ Component: m.SearchScreen })),
  'catalog.category': () => import('../category/door.ts').then((m) => m.open()),
  'catalog.newGoods': () => import('../list/door.ts').then((m) => m.openNewGoods()),
  'catalog.hotGoods': () => import('../list/door.ts').then((m) => m.openHotGoods()),
  'catalog.recommendGoods': () => import('../list/door.ts').then((m) => m.openRecommendGoods()),
  'catalog.influencer': () => import('../list/door.ts').then((m) => m.openInfluencer()),
  'catalog.custom': () => import('../list/door.ts').then((m) => m.openCustom()),
  'catalog.brandList': () => import('../brand/door.ts').then((m) => m.open()),
  'catalog.brandGoods': () => import('../list/door.ts').then((m) => m.openBrandGoods()),
  'catalog.product': () =>
    import('../product/ProductScreen.tsx').then((m) => ({ Component: m.ProductScreen })),
  'catalog.cloudDesign': () => import('../design/door.ts').then((m) => m.open()),
};
