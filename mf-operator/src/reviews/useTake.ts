import { refresh, toast, useMutationOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { useMe } from '../useMe.ts';
import type { Which, WorkRow } from './useWorks.ts';

type Taken = Which & Pick<WorkRow, 'taker'>;
const refreshes = ['workReview.list', 'workReview.detail', 'operatorLog.list'] as const;

/** Takes a work on oneself, over from whom one sees there, or gives it back. */
export const useTake = () => {
  const { t } = useTranslation('workReviews');
  const me = useMe().me?.userId;
  const take = useMutationOf('workReview.take', {
    refreshes,
    onSuccess: () => toast.success(t('done.taken')),
    onSettled: (_taker, error) => {
      // Somebody else was faster: the list has who.
      if (error !== null) for (const name of refreshes) void refresh(name);
    },
  });
  const giveBack = useMutationOf('workReview.giveBack', {
    refreshes,
    onSuccess: () => toast.success(t('done.givenBack')),
  });
  const isMine = ({ taker }: Taken): boolean => taker !== null && taker.id === me;
  return {
    isMine,
    isTheirs: (work: Taken): boolean => work.taker !== null && !isMine(work),
    busy: take.isPending || giveBack.isPending,
    toggle: (work: Taken): void => {
      const { kind, id, taker } = work;
      if (isMine(work)) giveBack.mutate({ kind, id });
      else take.mutate({ kind, id, ...(taker === null ? {} : { from: taker.id }) });
    },
  };
};
