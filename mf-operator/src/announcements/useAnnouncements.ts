import type { Output } from '@mall/contract/operations';
import { useUndoToast } from '@mall/office';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

export type Announcement = Output<'announcement.list'>['list'][number];

const refreshes = ['announcement.list'] as const;

/** All announcements, and how one is taken away and put back. */
export const useAnnouncements = () => {
  const { t } = useTranslation('announcements');
  const answer = useQueryOf('announcement.list', {});
  const undoToast = useUndoToast();
  const restore = useMutationOf('announcement.restore', {
    refreshes,
    onSuccess: () => toast.success(t('done.restored')),
  });
  const remove = useMutationOf('announcement.remove', { refreshes });
  return {
    rows: answer.data?.list ?? [],
    ...loadOf(answer),
    remove: ({ id }: Announcement) =>
      remove.mutate(
        { id },
        { onSuccess: () => undoToast(t('done.removed'), t('undo'), () => restore.mutate({ id })) },
      ),
  };
};
