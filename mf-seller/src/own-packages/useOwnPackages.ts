import type { Item } from '@mall/contract/operations';
import { packageStates } from '@mall/contract/own-package';
import { pageIn } from '@mall/contract/read-query';
import { useQueryOf } from '@mall/platform';
import { useSearchParams } from 'react-router-dom';

export type PackageRow = Item<'ownPackage.list'>;
export const tabs = ['all', ...packageStates, 'removed'] as const;
export type Tab = (typeof tabs)[number];
export const sales = ['all', 'on', 'off'] as const;
export type Sale = (typeof sales)[number];

const pageSize = 20;

type Asked = { tab: Tab; sale: Sale; keyword: string; page: number };

/** The shop's own packages as the address asks for them; old rows stay, dimmed, while new ones are fetched. */
export const useOwnPackages = () => {
  const [params, setParams] = useSearchParams();
  const asked: Asked = {
    tab: tabs.find((one) => one === params.get('tab')) ?? 'all',
    sale: sales.find((one) => one === params.get('sale')) ?? 'all',
    keyword: params.get('keyword') ?? '',
    page: pageIn(params),
  };
  const { tab, sale, keyword, page } = asked;
  const { data, isError, isPlaceholderData, refetch } = useQueryOf(
    'ownPackage.list',
    {
      tab,
      page,
      size: pageSize,
      ...(keyword === '' ? {} : { keyword }),
      ...(sale === 'all' ? {} : { sale }),
    },
    { placeholderData: (before) => before },
  );
  const state: 'ready' | 'loading' | 'refreshing' | 'failed' =
    data === undefined ? (isError ? 'failed' : 'loading') : isPlaceholderData ? 'refreshing' : 'ready';
  return {
    ...asked,
    size: pageSize,
    state,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? {},
    retry: () => void refetch(),
    /** Changes the address; everything but a page begins at the first page. */
    ask: (change: Partial<Asked>) => {
      const next = Object.entries({ ...asked, page: 1, ...change });
      const kept = next.filter(([, value]) => value !== '' && value !== 'all' && value !== 1);
      setParams(Object.fromEntries(kept.map(([name, value]) => [name, String(value)])));
    },
  };
};

export type Listed = ReturnType<typeof useOwnPackages>;
