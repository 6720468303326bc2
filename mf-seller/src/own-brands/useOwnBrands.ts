import type { Item } from '@mall/contract/operations';
import { pageIn } from '@mall/contract/read-query';
import { api, refresh, reportFailure, useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useUndoToast } from '../useUndoToast.tsx';

export type OwnBrand = Item<'ownBrand.list'>;
export const tabs = ['all', 'pending', 'approved', 'rejected'] as const;
export type Tab = (typeof tabs)[number];
type Asked = { tab: Tab; keyword: string; page: number };

const pageSize = 20;

/** The shop's own brands as the address asks for them. */
export const useOwnBrands = () => {
  const [params, setParams] = useSearchParams();
  const asked: Asked = {
    tab: tabs.find((one) => one === params.get('tab')) ?? 'all',
    keyword: params.get('keyword') ?? '',
    page: pageIn(params),
  };
  const { keyword, ...rest } = asked;
  const { data, isError, isPlaceholderData, refetch } = useQueryOf(
    'ownBrand.list',
    { ...rest, size: pageSize, ...(keyword === '' ? {} : { keyword }) },
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
    ask: (change: Partial<Asked>) => {
      const kept = Object.entries({ ...asked, page: 1, ...change }).filter(
        ([, value]) => value !== '' && value !== 'all' && value !== 1,
      );
      setParams(Object.fromEntries(kept.map(([name, value]) => [name, String(value)])));
    },
  };
};

/** Removes a brand; the message can put it back. */
export const useRemoveBrand = () => {
  const { t } = useTranslation('ownBrands');
  const tell = useUndoToast();
  return (brand: OwnBrand, name: string): void => {
    const again = () => refresh('ownBrand.list');
    void api('ownBrand.remove', { id: brand.id }).then(() => {
      tell(
        t('done.removed', { name }),
        t('undo'),
        () => void api('ownBrand.restore', { id: brand.id }).then(again, reportFailure),
      );
      return again();
    }, reportFailure);
  };
};
