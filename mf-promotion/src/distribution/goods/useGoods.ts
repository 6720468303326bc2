import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Item } from '@mall/contract/operations';
import { useMutationOf, useQueryOf } from '@mall/platform';
import { pageOf } from '@mall/ui/member';

export type Good = Item<'promoter.goods'>;
export const tabs = ['all', 'picked'] as const;
export type Tab = (typeof tabs)[number];
export const sorts = ['sales', 'price', 'newest'] as const;
export type Sort = (typeof sorts)[number];
export const pageSize = 12;

/** Products to promote, or the picked ones, by the filters in the address. */
export const useGoods = () => {
  const [search, setSearch] = useSearchParams();
  const tab: Tab = tabs.find((known) => known === search.get('list')) ?? 'all';
  const sort: Sort = sorts.find((known) => known === search.get('sort')) ?? 'sales';
  const keyword = search.get('keyword') ?? '';
  const page = pageOf(search);
  const shared = { placeholderData: keepPreviousData, quiet: true };
  const all = useQueryOf(
    'promoter.goods',
    { keyword, sort, page, size: pageSize },
    { ...shared, enabled: tab === 'all' },
  );
  const picked = useQueryOf(
    'promoter.picked',
    { page, size: pageSize },
    { ...shared, enabled: tab === 'picked' },
  );
  const pick = useMutationOf('promoter.pick', { refreshes: ['promoter.goods', 'promoter.picked'] });
  const addressOf = (change: { tab?: Tab; sort?: Sort; keyword?: string; page?: number }) => {
    const next = { tab, sort, keyword, page: 1, ...change };
    return new URLSearchParams({
      list: next.tab,
      sort: next.sort,
      ...(next.keyword === '' ? {} : { keyword: next.keyword }),
      ...(next.page === 1 ? {} : { page: String(next.page) }),
    });
  };
  return {
    tab,
    sort,
    keyword,
    page,
    goods: tab === 'all' ? all : picked,
    picking: pick.isPending ? pick.variables.productId : undefined,
    pick: (good: Good) => pick.mutate({ productId: good.id, picked: !good.picked }),
    show: (change: Parameters<typeof addressOf>[0]) => setSearch(addressOf(change)),
    hrefOf: (to: number) => `?${addressOf({ page: to }).toString()}`,
  };
};
