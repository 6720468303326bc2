import type { Item } from '@mall/contract/operations';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

export type Shop = Item<'mallShop.list'>;

export const states = ['all', 'open', 'suspended'] as const;
const pageSize = 20;

/** The shops by the filters in the address; old rows stay, dimmed, while new ones are fetched. */
export const useShops = () => {
  const address = useListAddress({ keyword: 'text', state: states });
  const { asked, page } = address;
  const answer = useQueryOf(
    'mallShop.list',
    {
      ...(asked.keyword === '' ? {} : { keyword: asked.keyword }),
      ...(asked.state === 'all' ? {} : { state: asked.state }),
      page,
      size: pageSize,
    },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  return {
    ...address,
    narrowed: asked.keyword !== '' || asked.state !== 'all',
    size: pageSize,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    ...loadOf(answer),
  };
};
export type Shops = ReturnType<typeof useShops>;

/** Makes, suspends, reopens shops and changes their codes. */
export const useShopSteps = () => {
  const { t } = useTranslation('mallShops');
  const refreshes = ['mallShop.list', 'operatorLog.list'] as const;
  return {
    create: useMutationOf('mallShop.create', {
      refreshes,
      onSuccess: ({ name, code }) => toast.success(t('done.made', { name, code })),
    }),
    suspend: useMutationOf('mallShop.suspend', { refreshes }),
    reopen: useMutationOf('mallShop.reopen', { refreshes }),
    changeCode: useMutationOf('mallShop.changeCode', { refreshes }),
  };
};
