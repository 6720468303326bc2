/** The addresses of the console's pages of products; `declared/pages.ts` has them too. */
export const productPaths = {
  list: '/operator/products',
  drafts: '/operator/products?tab=draft',
  form: (id?: string) => `/operator/products/form${id === undefined ? '' : `?id=${id}`}`,
  sheet: '/operator/products/import',
} as const;
