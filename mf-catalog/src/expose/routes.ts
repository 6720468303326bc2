import { type RouteEntries, withPhrases } from '@mall/platform';
import { loadBrandPhrases } from '../brand/load-phrases.ts';
import { loadCasesPhrases } from '../design-cases/load-phrases.ts';
import { loadCategoryPhrases } from '../category/load-phrases.ts';
import { loadDesignPhrases } from '../room-planner/load-phrases.ts';
import { loadListsPhrases } from '../list/load-phrases.ts';
import { loadPackagePhrases } from '../package/load-phrases.ts';
import { loadPrintPhrases } from '../print/load-phrases.ts';

export const routes: RouteEntries = {
  'catalog.home': () => import('../home/HomeScreen.tsx').then((m) => ({ Component: m.HomeScreen })),
  'catalog.productCenter': () =>
    import('../list/ProductCenterScreen.tsx').then((m) => ({ Component: m.ProductCenterScreen })),
  'catalog.search': () => import('../list/SearchScreen.tsx').then((m) => ({ Component: m.SearchScreen })),
  'catalog.category': () =>
    withPhrases(
      loadCategoryPhrases,
      import('../category/CategoryScreen.tsx').then((m) => m.CategoryScreen),
    ),
  'catalog.legal': () => import('../legal/LegalScreen.tsx').then((m) => m.openLegal()),
  'catalog.newGoods': () =>
    withPhrases(
      loadListsPhrases,
      import('../list/CollectionScreen.tsx').then((m) => m.NewGoodsScreen),
    ),
  'catalog.hotGoods': () =>
    withPhrases(
      loadListsPhrases,
      import('../list/CollectionScreen.tsx').then((m) => m.HotGoodsScreen),
    ),
  'catalog.recommendGoods': () =>
    withPhrases(
      loadListsPhrases,
      import('../list/CollectionScreen.tsx').then((m) => m.RecommendGoodsScreen),
    ),
  'catalog.influencer': () =>
    withPhrases(
      loadListsPhrases,
      import('../list/InfluencerScreen.tsx').then((m) => m.InfluencerScreen),
    ),
  'catalog.custom': () =>
    withPhrases(
      loadListsPhrases,
      import('../list/CustomScreen.tsx').then((m) => m.CustomScreen),
    ),
  'catalog.brandList': () =>
    withPhrases(
      loadBrandPhrases,
      import('../brand/BrandListScreen.tsx').then((m) => m.BrandListScreen),
    ),
  'catalog.brandGoods': () =>
    withPhrases(
      loadListsPhrases,
      import('../list/BrandGoodsScreen.tsx').then((m) => m.BrandGoodsScreen),
    ),
  'catalog.product': () =>
    import('../product/ProductScreen.tsx').then((m) => ({ Component: m.ProductScreen })),
  'catalog.packageCategories': () =>
    withPhrases(
      loadPackagePhrases,
      import('../package/CategoriesScreen.tsx').then((m) => m.CategoriesScreen),
    ),
  'catalog.packages': () =>
    withPhrases(
      loadPackagePhrases,
      import('../package/ListScreen.tsx').then((m) => m.ListScreen),
    ),
  'catalog.specialPackages': () =>
    withPhrases(
      loadPackagePhrases,
      import('../package/SpecialScreen.tsx').then((m) => m.SpecialScreen),
    ),
  'catalog.packageItem': () =>
    withPhrases(
      loadPackagePhrases,
      import('../package/PackageScreen.tsx').then((m) => m.PackageScreen),
    ),
  'catalog.packageShow': () =>
    withPhrases(
      loadPackagePhrases,
      import('../package/ShowScreen.tsx').then((m) => m.ShowScreen),
    ),
  'catalog.packagesShow': () =>
    withPhrases(
      loadPackagePhrases,
      import('../package/ListShowScreen.tsx').then((m) => m.ListShowScreen),
    ),
  'catalog.print': () =>
    withPhrases(
      loadPrintPhrases,
      import('../print/PrintScreen.tsx').then((m) => m.PrintScreen),
    ),
  'catalog.designCases': () =>
    withPhrases(
      loadCasesPhrases,
      import('../design-cases/CasesScreen.tsx').then((m) => m.CasesScreen),
    ),
  'catalog.cloudDesign': () =>
    withPhrases(
      loadDesignPhrases,
      import('../room-planner/CloudDesignScreen.tsx').then((m) => m.CloudDesignScreen),
    ),
};
