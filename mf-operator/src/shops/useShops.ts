import type { Item } from '@mall/contract/operations';
import { useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, tableLook, useListAddress } from '@mall/ui/office';

export type Shop = Item<'mallShop.list'>;

export const states = ['all', 'open', 'suspended'] as const;
const pageSize = 20;

/** The shops by the filters in the address; old rows stay, dimmed, while new ones are fetched. */
export const useShops = () => {
  const address = useListAddress({ keyword: 'text', state: states, ...tableLook });
  const { asked, page } = address;
  const filter = {
    ...(asked.keyword === '' ? {} : { keyword: asked.keyword }),
    ...(asked.state === 'all' ? {} : { state: asked.state }),
  };
  const answer = useQueryOf(
    'mallShop.list',
    { ...filter, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  return {
    ...address,
    filter,
    narrowed: asked.keyword !== '' || asked.state !== 'all',
    size: pageSize,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    ...loadOf(answer),
  };
};
export type Shops = ReturnType<typeof useShops>;

/** Suspends, reopens shops, changes their codes, and opens their offices to look. */
export const useShopSteps = () => {
  const refreshes = ['mallShop.list', 'operatorLog.list'] as const;
  return {
    suspend: useMutationOf('mallShop.suspend', { refreshes }),
    reopen: useMutationOf('mallShop.reopen', { refreshes }),
    changeCode: useMutationOf('mallShop.changeCode', { refreshes }),
    look: useMutationOf('mallShop.look', { refreshes }),
  };
};
