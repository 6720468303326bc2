import { api, queryClient, queryKeyOf } from '@mall/platform';
import type { RegionLoader } from '@mall/ui';

/** One level of regions; they do not change while a page is open. */
export const loadRegions: RegionLoader = (parentId) => {
  const input = parentId === undefined ? {} : { parentId };
  return queryClient.fetchQuery({
    queryKey: queryKeyOf('area.list', input),
    queryFn: () => api('area.list', input),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
