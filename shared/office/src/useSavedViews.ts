import { copyLink, useMutationOf, useQueryOf } from '@mall/platform';
import type { View } from '@mall/ui/office';

type ListAddress = { readonly query: string; readonly open: (query: string) => void };

/** Props of a list's view menu: the user's saved views, and the current address. */
export const useSavedViews = (page: string, { query, open }: ListAddress) => {
  const { data } = useQueryOf('savedView.list', { page });
  const refreshes = ['savedView.list'] as const;
  const save = useMutationOf('savedView.save', { refreshes });
  const remove = useMutationOf('savedView.remove', { refreshes });
  const saved: readonly View[] = data?.list ?? [];
  return {
    saved,
    query,
    onOpen: open,
    onCopy: () => void copyLink(`${location.origin}${location.pathname}${query && `?${query}`}`),
    onSave: (name: string) => save.mutate({ page, name, query }),
    onRemove: (id: string) => remove.mutate({ id }),
  };
};
