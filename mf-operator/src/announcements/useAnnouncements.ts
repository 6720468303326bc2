import type { Output } from '@mall/contract/operations';
import { useUndoToast } from '@mall/office';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

export type Announcement = Output<'announcement.list'>['list'][number];

const refreshes = ['announcement.list'] as const;

/** All announcements, what of them a search finds, and how one is taken away and put back. */
export const useAnnouncements = () => {
  const { t } = useTranslation('announcements');
  const { asked, ask } = useListAddress({ keyword: 'text' });
  const answer = useQueryOf('announcement.list', {});
  const wanted = asked.keyword.trim().toLowerCase();
  const undoToast = useUndoToast();
  const restore = useMutationOf('announcement.restore', {
    refreshes,
    onSuccess: () => toast.success(t('done.restored')),
  });
  const remove = useMutationOf('announcement.remove', { refreshes });
  return {
    keyword: asked.keyword,
    find: (keyword: string) => ask({ keyword }),
    rows: (answer.data?.list ?? []).filter(({ text, link }) =>
      [...Object.values(text), link].some((words) => words.toLowerCase().includes(wanted)),
    ),
    ...loadOf(answer),
    remove: ({ id }: Announcement) =>
      remove.mutate(
        { id },
        { onSuccess: () => undoToast(t('done.removed'), t('undo'), () => restore.mutate({ id })) },
      ),
  };
};
