/** The addresses of the console's pages of design cases; `declared/pages.ts` has them too. */
export const casePaths = {
  list: '/operator/cases',
  form: (id?: string) => `/operator/cases/form${id === undefined ? '' : `?id=${id}`}`,
} as const;
