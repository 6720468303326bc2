import type { UseGoods } from '@mall/office/goods';
import { useQueryOf } from '@mall/platform';
import { useMayOperate } from './useMe.ts';

/** What the mall itself sells, at its prices. */
export const useMallGoods: UseGoods = (keyword) => {
  const maySee = useMayOperate('catalogue.view');
  const { data } = useQueryOf(
    'mallGoods.select',
    { keyword, page: 1, size: 12 },
    { enabled: maySee && keyword !== '', placeholderData: (before) => before, staleTime: 30_000 },
  );
  if (!maySee) return 'closed';
  return data?.list.map(({ spec, image, ...sku }) => ({ ...sku, specText: spec, image: image ?? '' }));
};
