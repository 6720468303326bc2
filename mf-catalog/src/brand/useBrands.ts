import { api, queryKeyOf } from '@mall/platform';
import { useQuery } from '@tanstack/react-query';
import type { Brand } from './pavilion.ts';

const size = 100;

/**
 * Every brand of the mall. There are only dozens, and letters and names depend on the reader's language, so
 * the browser sorts them.
 */
export const useBrands = () =>
  useQuery({
    queryKey: queryKeyOf('brand.list', 'all'),
    queryFn: ({ signal }) => allBrands(signal),
    meta: { quiet: true },
  });

const allBrands = async (signal: AbortSignal): Promise<Brand[]> => {
  const { list, total } = await api('brand.list', { page: 1, size }, { signal });
  const pages = Array.from({ length: Math.ceil(total / size) - 1 }, (_, index) => index + 2);
  const rest = await Promise.all(pages.map((page) => api('brand.list', { page, size }, { signal })));
  return [...list, ...rest.flatMap((answer) => answer.list)];
};
