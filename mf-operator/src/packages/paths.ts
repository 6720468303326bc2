/** The addresses of the console's pages of packages; `declared/pages.ts` has them too. */
export const packagePaths = {
  list: '/operator/packages',
  form: (id?: string) => `/operator/packages/form${id === undefined ? '' : `?id=${id}`}`,
} as const;
