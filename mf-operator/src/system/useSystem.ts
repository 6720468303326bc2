import type { Item, Output } from '@mall/contract/operations';
import { sendStates, sendWays, workStates } from '@mall/contract/operator/system';
import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress, useSelection } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

export type System = Output<'mallSystem.show'>;
export type Work = Item<'mallSystem.jobs'>;
export type Send = Item<'mallSystem.sends'>;

export const systemTabs = ['health', 'work', 'messages'] as const;
export const ways = ['all', ...sendWays] as const;
const pageSize = 20;
/** What runs changes by itself. */
const everyMs = 15_000;

/** The tab and its filters in the address. */
export const useSystemAddress = () =>
  useListAddress({ tab: systemTabs, state: ['failed', ...workStates, ...sendStates], way: ways });
export type SystemAddress = ReturnType<typeof useSystemAddress>;

/** How the mall does; asked again every fifteen seconds. */
export const useHealth = () => useQueryOf('mallSystem.show', {}, { quiet: true, refetchInterval: everyMs });

/** Work in the background in the chosen state. */
export const useWork = ({ asked, page, query }: SystemAddress) => {
  const state = workStates.find((one) => one === asked.state) ?? 'failed';
  const answer = useQueryOf(
    'mallSystem.jobs',
    { state, page, size: pageSize },
    { placeholderData: (before) => before, refetchInterval: everyMs },
  );
  return {
    shows: state,
    ...listOf(answer.data),
    ...useChosen(answer.data?.list, query, page),
    ...loadOf(answer),
  };
};

/** Messages that leave the mall, in the chosen state and by the chosen way. */
export const useSends = ({ asked, page, query }: SystemAddress) => {
  const state = sendStates.find((one) => one === asked.state) ?? 'failed';
  const answer = useQueryOf(
    'mallSystem.sends',
    { state, ...(asked.way === 'all' ? {} : { way: asked.way }), page, size: pageSize },
    { placeholderData: (before) => before, refetchInterval: everyMs },
  );
  return {
    shows: state,
    ...listOf(answer.data),
    ...useChosen(answer.data?.list, query, page),
    ...loadOf(answer),
  };
};

const listOf = <Row>(data: { list: Row[]; total: number } | undefined) => ({
  size: pageSize,
  rows: data?.list ?? [],
  total: data?.total ?? 0,
});

/** The chosen rows of the page; what has gone meanwhile is no longer chosen. */
const useChosen = (list: readonly { id: string }[] = [], query: string, page: number) => {
  const here = list.map(({ id }) => id);
  const selection = useSelection(`${query}&page=${page}`, here.length, here);
  return { selection, chosen: here.filter((id) => selection.keys.has(id)) };
};

/** Tries work and messages again; each says how many. */
export const useAgain = () => {
  const { t } = useTranslation('system');
  const refreshes = ['mallSystem.show', 'mallSystem.jobs', 'mallSystem.sends', 'operatorLog.list'] as const;
  return {
    work: useMutationOf('mallSystem.retryJobs', {
      refreshes,
      onSuccess: ({ count }) => toast.success(t('done.work', { count })),
    }),
    messages: useMutationOf('mallSystem.sendAgain', {
      refreshes,
      onSuccess: ({ count }) => toast.success(t('done.messages', { count })),
    }),
  };
};
