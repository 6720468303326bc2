import type { Item } from '@mall/contract/operations';
import { goodsStates } from '@mall/contract/own-goods';
import { useQueryOf } from '@mall/platform';
import { useListAddress } from '@mall/ui/office';

export type OwnCase = Item<'ownCase.list'>;
export const tabs = ['all', ...goodsStates, 'removed'] as const;
export const showing = ['all', 'on', 'off'] as const;

const pageSize = 20;

/** The shop's own design cases as the address asks for them; old rows stay, dimmed, while new ones are fetched. */
export const useOwnCases = () => {
  const address = useListAddress({ tab: tabs, shown: showing, keyword: 'text' });
  const { asked, page, ask } = address;
  const { data, isError, isPlaceholderData, refetch } = useQueryOf(
    'ownCase.list',
    {
      tab: asked.tab,
      page,
      size: pageSize,
      ...(asked.keyword === '' ? {} : { keyword: asked.keyword }),
      ...(asked.shown === 'all' ? {} : { shown: asked.shown }),
    },
    { placeholderData: (before) => before },
  );
  const state: 'ready' | 'loading' | 'refreshing' | 'failed' =
    data === undefined ? (isError ? 'failed' : 'loading') : isPlaceholderData ? 'refreshing' : 'ready';
  return {
    ...asked,
    page,
    ask,
    size: pageSize,
    state,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? {},
    retry: () => void refetch(),
  };
};

export type Listed = ReturnType<typeof useOwnCases>;
