import type { Item, Output } from '@mall/contract/operations';
import { orderDraftStates } from '@mall/contract/trade/order-draft';
import { queryClient, queryKeyOf, refresh, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { useUndoToast } from '../useUndoToast.tsx';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { officePaths } from '@mall/contract/seller/office-paths';

export type Draft = Output<'orderDraft.detail'>;
export type ListedDraft = Item<'orderDraft.list'>;

export const draftTabs = ['all', ...orderDraftStates] as const;
const rules = { state: draftTabs, keyword: 'text' } as const;
const pageSize = 20;

/** The drafts by the filter in the address. */
export const useDrafts = () => {
  const address = useListAddress(rules);
  const { state, keyword } = address.asked;
  const answer = useQueryOf(
    'orderDraft.list',
    { state, page: address.page, size: pageSize, ...(keyword === '' ? {} : { keyword }) },
    { placeholderData: (before) => before, refetchInterval: 30_000 },
  );
  const { data } = answer;
  return {
    ...address,
    size: pageSize,
    rows: data?.list ?? [],
    total: data?.total ?? 0,
    counts: data?.counts ?? {},
    load: loadOf(answer),
    narrowed: keyword !== '' || state !== 'all',
  };
};

/** The newest answer about a draft takes the place of what was known. */
export const learnDraft = (draft: Draft): void => {
  queryClient.setQueryData(queryKeyOf('orderDraft.detail', { id: draft.id }), draft);
  void refresh('orderDraft.list');
};

/** Copying, removing with its undo, and ending a link, from the list or the page of a draft. */
export const useDraftSteps = () => {
  const { t } = useTranslation('orderDrafts');
  const undo = useUndoToast();
  const navigate = useNavigate();
  const restore = useMutationOf('orderDraft.restore', { onSuccess: learnDraft });
  const removing = useMutationOf('orderDraft.remove', {
    onSuccess: (_done, { id }) => {
      void refresh('orderDraft.list');
      undo(t('did.removed'), t('undo'), () => restore.mutate({ id }));
    },
    onError: () => void refresh('orderDraft.detail'),
  });
  const copying = useMutationOf('orderDraft.copy', {
    onSuccess: (draft) => {
      learnDraft(draft);
      toast.success(t('did.copied'));
      void navigate(officePaths.orderDrafts({ id: draft.id }));
    },
  });
  const withdrawing = useMutationOf('orderDraft.withdraw', {
    onSuccess: (draft) => {
      learnDraft(draft);
      toast.success(t('did.withdrawn'));
    },
    onError: () => void refresh('orderDraft.detail'),
  });
  return {
    remove: (id: string, then?: () => void) => removing.mutate({ id }, { onSuccess: then }),
    copy: (id: string) => copying.mutate({ id }),
    withdraw: (id: string) => withdrawing.mutate({ id }),
    busy: removing.isPending || copying.isPending || withdrawing.isPending,
  };
};
