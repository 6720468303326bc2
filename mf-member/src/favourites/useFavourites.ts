import { mark, type Mark } from '@mall/contract/core/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Item } from '@mall/contract/operations';
import { common, events, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { pageOf } from '@mall/ui/member';

export type Favourite = Item<'favourite.list'>;
export const filters = ['all', 'dropped', 'inStock'] as const;
export const sorts = ['newest', 'drop', 'price'] as const;
export const pageSize = 12;

const stale = ['favourite.list', 'favourite.marks', 'brandFollow.count'] as const;

/** Favourites by the filters in the address, the selected ones, and their removal, which can be undone. */
export const useFavourites = (search: URLSearchParams) => {
  const { t } = useTranslation('member');
  const page = pageOf(search);
  const filter = filters.find((known) => known === search.get('filter')) ?? 'all';
  const sort = sorts.find((known) => known === search.get('sort')) ?? 'newest';
  const favourites = useQueryOf(
    'favourite.list',
    { page, size: pageSize, filter, sort },
    { placeholderData: keepPreviousData, quiet: true },
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const tell = (ids: readonly string[], state: Mark) => {
    for (const productId of ids) events.emit('favourite/changed', { productId, state });
  };
  const restore = useMutationOf('trash.restore', { refreshes: stale });
  const removal = useMutationOf('favourite.remove', { refreshes: stale });
  const remove = (ids: readonly string[]) =>
    removal.mutate(
      { ids: [...ids] },
      {
        onSuccess: ({ undo }) => {
          setChosen((now) => new Set([...now].filter((id) => !ids.includes(id))));
          tell(ids, mark.off);
          const back = () =>
            restore.mutate(
              { id: undo ?? '' },
              {
                onSuccess: () => {
                  tell(ids, mark.on);
                  toast.success(common('done.favouriteAdded'));
                },
              },
            );
          const words =
            ids.length === 1
              ? common('done.favouriteRemoved')
              : t('favourites.removed', { count: ids.length });
          toast.success(words, undo === null ? undefined : { label: t('favourites.undo'), run: back });
        },
      },
    );
  return {
    favourites,
    page,
    filter,
    sort,
    chosen,
    busy: removal.isPending,
    choose: (ids: readonly string[], on: boolean) =>
      setChosen((now) => new Set(on ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))),
    remove,
  };
};
