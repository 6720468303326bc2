import type { Texts } from '@mall/contract/core/languages';
import { indexTerms } from './terms.ts';

export type Searchable = {
  readonly goodsNo: string;
  readonly name: Texts;
  readonly keywords: readonly Texts[];
  readonly brand: Texts;
  /** Its category and those above it. */
  readonly categories: readonly Texts[];
  /** Colours, sizes and other values to choose from. */
  readonly values: readonly Texts[];
};

/** The columns `terms` and `name_terms` of a product. Written whenever one of these texts changes. */
export const productTerms = (product: Searchable): { terms: string[]; name_terms: string[] } => {
  const all = [product.name, product.brand, ...product.keywords, ...product.categories, ...product.values];
  return {
    terms: indexTerms([product.goodsNo, ...all.flatMap(Object.values)]),
    name_terms: indexTerms(Object.values(product.name)),
  };
};
