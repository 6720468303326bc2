import type { Item, Output } from '@mall/contract/operations';
import { orderDraftStates } from '@mall/contract/trade/order-draft';
import { queryClient, queryKeyOf, refresh, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUndoToast } from '../useUndoToast.tsx';
import { useOrderDraftDesk } from './desk.ts';

export type Draft = Output<'orderDraft.detail'>;
export type ListedDraft = Item<'orderDraft.list'>;

export const draftTabs = ['all', ...orderDraftStates] as const;
const rules = { state: draftTabs, keyword: 'text' } as const;
const pageSize = 20;

/** The drafts by the filter in the address. */
export const useDrafts = () => {
  const { of } = useOrderDraftDesk();
  const address = useListAddress(rules);
  const { state, keyword } = address.asked;
  const answer = useQueryOf(
    `${of}.list`,
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
export const useLearnDraft = () => {
  const { of } = useOrderDraftDesk();
  return (draft: Draft): void => {
    queryClient.setQueryData(queryKeyOf(`${of}.detail`, { id: draft.id }), draft);
    void refresh(`${of}.list`);
  };
};

/** Copying, removing with its undo, and ending a link, from the list or the page of a draft. */
export const useDraftSteps = () => {
  const { t } = useTranslation('orderDrafts');
  const undo = useUndoToast();
  const navigate = useNavigate();
  const { of, path } = useOrderDraftDesk();
  const learnDraft = useLearnDraft();
  const restore = useMutationOf(`${of}.restore`, { onSuccess: learnDraft });
  const removing = useMutationOf(`${of}.remove`, {
    onSuccess: (_done, { id }) => {
      void refresh(`${of}.list`);
      undo(t('did.removed'), t('undo'), () => restore.mutate({ id }));
    },
    onError: () => void refresh(`${of}.detail`),
  });
  const copying = useMutationOf(`${of}.copy`, {
    onSuccess: (draft) => {
      learnDraft(draft);
      toast.success(t('did.copied'));
      void navigate(path({ id: draft.id }));
    },
  });
  const withdrawing = useMutationOf(`${of}.withdraw`, {
    onSuccess: (draft) => {
      learnDraft(draft);
      toast.success(t('did.withdrawn'));
    },
    onError: () => void refresh(`${of}.detail`),
  });
  return {
    remove: (id: string, then?: () => void) => removing.mutate({ id }, { onSuccess: then }),
    copy: (id: string) => copying.mutate({ id }),
    withdraw: (id: string) => withdrawing.mutate({ id }),
    busy: removing.isPending || copying.isPending || withdrawing.isPending,
  };
};
