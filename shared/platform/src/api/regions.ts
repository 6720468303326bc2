import { api } from './call.ts';
import { queryClient } from './query-client.ts';
import { queryKeyOf } from './hooks.ts';

/**
 * One level of regions below a parent, or the provinces without one. They do not change while a page is open.
 */
export const loadRegions = (parentId?: string) => {
  const input = parentId === undefined ? {} : { parentId };
  return queryClient.fetchQuery({
    queryKey: queryKeyOf('area.list', input),
    queryFn: () => api('area.list', input),
    staleTime: Number.POSITIVE_INFINITY,
  });
};
