import { type RouteEntries, withPhrases } from '@mall/platform';
import { loadBrandsPhrases } from './brands/load-phrases.ts';
import { loadCategoriesPhrases } from './categories/load-phrases.ts';
import { loadOperatorsPhrases } from './operators/load-phrases.ts';
import { allowed } from './frame/allowed.tsx';

/** The screens of the console, each with the permission that its page declares. */
export const screens: RouteEntries = allowed({
  'operator.operators': () =>
    withPhrases(
      loadOperatorsPhrases,
      import('./operators/OperatorsScreen.tsx').then((m) => m.OperatorsScreen),
    ),
  'operator.categories': () =>
    withPhrases(
      loadCategoriesPhrases,
      import('./categories/CategoriesScreen.tsx').then((m) => m.CategoriesScreen),
    ),
  'operator.brands': () =>
    withPhrases(
      loadBrandsPhrases,
      import('./brands/BrandsScreen.tsx').then((m) => m.BrandsScreen),
    ),
});
