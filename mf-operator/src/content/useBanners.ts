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
  const { asked, ask } = useListAddress({ kind: kinds });
  const kind = Number(asked.kind);
  const answer = useQueryOf('platformBanner.list', { kind });
  const rows = answer.data?.list ?? [];
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
    choose: (next: Kind) => ask({ kind: next }),
    rows,
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
      const list = [...rows];
      const [moved] = list.splice(from, 1);
      if (moved === undefined || to < 0 || to > list.length) return;
      list.splice(to, 0, moved);
      queryClient.setQueryData(queryKeyOf('platformBanner.list', { kind }), { list });
      order.mutate({ kind, ids: list.map(({ id }) => id) });
    },
  };
};
