// An entry of its own, so that only pages with an address field download it; `@mall/platform` is the shared singleton.
import { api, queryClient, queryKeyOf } from '@mall/platform';

/** One level of regions below a parent, the provinces without one. They do not change while a page is open. */
export const loadRegions = (parentId?: string) => {
  const input = parentId === undefined ? {} : { parentId };
  return queryClient.fetchQuery({
    queryKey: queryKeyOf('area.list', input),
    queryFn: () => api('area.list', input),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
