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
  'catalog.packageCategories': () => import('../package/door.ts').then((m) => m.openCategories()),
  'catalog.packages': () => import('../package/door.ts').then((m) => m.openList()),
  'catalog.specialPackages': () => import('../package/door.ts').then((m) => m.openSpecial()),
  'catalog.packageItem': () => import('../package/door.ts').then((m) => m.openItem()),
  'catalog.packageShow': () => import('../package/door.ts').then((m) => m.openShow()),
  'catalog.packagesShow': () => import('../package/door.ts').then((m) => m.openListShow()),
  'catalog.print': () => import('../print/door.ts').then((m) => m.open()),
  'catalog.designCases': () => import('../cases/door.ts').then((m) => m.open()),
  'catalog.cloudDesign': () => import('../design/door.ts').then((m) => m.open()),
};
