import type { Output } from '@mall/contract/operations';
import { useUndoToast } from '@mall/office';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

export type Reason = Output<'workReason.list'>['list'][number];

const refreshes = ['workReason.list'] as const;

/** The templates of reasons, and how one is removed and put back. */
export const useReasons = () => {
  const { t } = useTranslation('workReviews');
  const answer = useQueryOf('workReason.list', {});
  const undoToast = useUndoToast();
  const restore = useMutationOf('workReason.restore', {
    refreshes,
    onSuccess: () => toast.success(t('done.reasonBack')),
  });
  const remove = useMutationOf('workReason.remove', { refreshes });
  return {
    rows: answer.data?.list ?? [],
    ...loadOf(answer),
    remove: ({ id }: Reason) =>
      remove.mutate(
        { id },
        { onSuccess: () => undoToast(t('done.reasonRemoved'), t('undo'), () => restore.mutate({ id })) },
      ),
  };
};
