import type { Output } from '@mall/contract/operations';
import { useUndoToast } from '@mall/office';
import { queryClient, queryKeyOf, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

export type Banner = Output<'platformBanner.list'>['list'][number];

/** The places of banners in the order in which a shopper meets them. */
export const kinds = ['1', '2', '3', '6', '4', '5', '7', '8', '9'] as const;
export type Kind = (typeof kinds)[number];

/** The banners of the kind in the address, and what can be done with them. */
export const useBanners = () => {
  const { t } = useTranslation('content');
  const { asked, ask } = useListAddress({ kind: kinds, keyword: 'text' });
  const kind = Number(asked.kind);
  const answer = useQueryOf('platformBanner.list', { kind });
  const all = answer.data?.list ?? [];
  const wanted = asked.keyword.trim().toLowerCase();
  const rows = all.filter(({ title, subtitle, link }) =>
    [...Object.values(title), ...Object.values(subtitle), link].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  );
  const refreshes = ['platformBanner.list'] as const;
  const undoToast = useUndoToast();
  const order = useMutationOf('platformBanner.order', { refreshes });
  const restore = useMutationOf('platformBanner.restore', {
    refreshes,
    onSuccess: () => toast.success(t('done.restored')),
  });
  const remove = useMutationOf('platformBanner.remove', { refreshes });
  return {
    kind: asked.kind,
    keyword: asked.keyword,
    find: (keyword: string) => ask({ keyword }),
    choose: (next: Kind) => ask({ kind: next }),
    rows,
    /** Among what a search found, an order says nothing. */
    inOrder: rows.length === all.length,
    ...loadOf(answer),
    remove: (banner: Banner) =>
      remove.mutate(
        { id: banner.id },
        {
          onSuccess: () => undoToast(t('done.removed'), t('undo'), () => restore.mutate({ id: banner.id })),
        },
      ),
    /** Shows the new order at once; the answer decides. */
    move: (from: number, to: number) => {
      const list = [...all];
      const [moved] = list.splice(from, 1);
      if (moved === undefined || to < 0 || to > list.length) return;
      list.splice(to, 0, moved);
      queryClient.setQueryData(queryKeyOf('platformBanner.list', { kind }), { list });
      order.mutate({ kind, ids: list.map(({ id }) => id) });
    },
  };
};
export type Banners = ReturnType<typeof useBanners>;
