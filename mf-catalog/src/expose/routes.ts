import { type RouteEntries, withPhrases } from '@mall/platform';
import { openBrandWords } from '../brand/open-words.ts';
import { openCasesWords } from '../design-cases/open-words.ts';
import { openCategoryWords } from '../category/open-words.ts';
import { openDesignWords } from '../room-planner/open-words.ts';
import { openListsWords } from '../list/open-words.ts';
import { openPackageWords } from '../package/open-words.ts';
import { openPrintWords } from '../print/open-words.ts';

export const routes: RouteEntries = {
  'catalog.home': () => import('../home/HomeScreen.tsx').then((m) => ({ Component: m.HomeScreen })),
  'catalog.productCenter': () =>
    import('../list/ProductCenterScreen.tsx').then((m) => ({ Component: m.ProductCenterScreen })),
  'catalog.search': () => import('../list/SearchScreen.tsx').then((m) => ({ Component: m.SearchScreen })),
  'catalog.category': () =>
    withPhrases(
      openCategoryWords,
      import('../category/CategoryScreen.tsx').then((m) => m.CategoryScreen),
    ),
  'catalog.newGoods': () =>
    withPhrases(
      openListsWords,
      import('../list/CollectionScreen.tsx').then((m) => m.NewGoodsScreen),
    ),
  'catalog.hotGoods': () =>
    withPhrases(
      openListsWords,
      import('../list/CollectionScreen.tsx').then((m) => m.HotGoodsScreen),
    ),
  'catalog.recommendGoods': () =>
    withPhrases(
      openListsWords,
      import('../list/CollectionScreen.tsx').then((m) => m.RecommendGoodsScreen),
    ),
  'catalog.influencer': () =>
    withPhrases(
      openListsWords,
      import('../list/InfluencerScreen.tsx').then((m) => m.InfluencerScreen),
    ),
  'catalog.custom': () =>
    withPhrases(
      openListsWords,
      import('../list/CustomScreen.tsx').then((m) => m.CustomScreen),
    ),
  'catalog.brandList': () =>
    withPhrases(
      openBrandWords,
      import('../brand/BrandListScreen.tsx').then((m) => m.BrandListScreen),
    ),
  'catalog.brandGoods': () =>
    withPhrases(
      openListsWords,
      import('../list/BrandGoodsScreen.tsx').then((m) => m.BrandGoodsScreen),
    ),
  'catalog.product': () =>
    import('../product/ProductScreen.tsx').then((m) => ({ Component: m.ProductScreen })),
  'catalog.packageCategories': () =>
    withPhrases(
      openPackageWords,
      import('../package/CategoriesScreen.tsx').then((m) => m.CategoriesScreen),
    ),
  'catalog.packages': () =>
    withPhrases(
      openPackageWords,
      import('../package/ListScreen.tsx').then((m) => m.ListScreen),
    ),
  'catalog.specialPackages': () =>
    withPhrases(
      openPackageWords,
      import('../package/SpecialScreen.tsx').then((m) => m.SpecialScreen),
    ),
  'catalog.packageItem': () =>
    withPhrases(
      openPackageWords,
      import('../package/PackageScreen.tsx').then((m) => m.PackageScreen),
    ),
  'catalog.packageShow': () =>
    withPhrases(
      openPackageWords,
      import('../package/ShowScreen.tsx').then((m) => m.ShowScreen),
    ),
  'catalog.packagesShow': () =>
    withPhrases(
      openPackageWords,
      import('../package/ListShowScreen.tsx').then((m) => m.ListShowScreen),
    ),
  'catalog.print': () =>
    withPhrases(
      openPrintWords,
      import('../print/PrintScreen.tsx').then((m) => m.PrintScreen),
    ),
  'catalog.designCases': () =>
    withPhrases(
      openCasesWords,
      import('../design-cases/CasesScreen.tsx').then((m) => m.CasesScreen),
    ),
  'catalog.cloudDesign': () =>
    withPhrases(
      openDesignWords,
      import('../room-planner/CloudDesignScreen.tsx').then((m) => m.CloudDesignScreen),
    ),
};
