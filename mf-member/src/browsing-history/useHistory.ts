import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Sent } from '@mall/contract/operations';
import { common, toast, useMutationOf, useQueryOf } from '@mall/platform';
import { pageOf, rangeOf } from '@mall/ui/member';

export const pageSize = 24;
const stale = ['browsingHistory.list', 'brandFollow.count'] as const;

/** The browsing history, and how to delete one, a day, or all of it. The toast undoes it. */
export const useHistory = (search: URLSearchParams) => {
  const { t } = useTranslation('member');
  const page = pageOf(search);
  const range = rangeOf(search.get('range'));
  const history = useQueryOf(
    'browsingHistory.list',
    { range, page, size: pageSize },
    { placeholderData: keepPreviousData, quiet: true },
  );
  const restore = useMutationOf('trash.restore', { refreshes: stale });
  const clear = useMutationOf('browsingHistory.clear', { refreshes: stale });
  const forget = (which: Sent<'browsingHistory.clear'>) =>
    clear.mutate(which, {
      onSuccess: ({ undo }) =>
        toast.success(
          common('done.historyCleared'),
          undo === null ? undefined : { label: t('history.undo'), run: () => restore.mutate({ id: undo }) },
        ),
    });
  return { history, page, range, forget, busy: clear.isPending };
};
