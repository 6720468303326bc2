/** The page number in an address, from 1. */
export const pageOf = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
