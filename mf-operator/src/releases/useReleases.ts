import type { Item, Output } from '@mall/contract/operations';
import { useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, useListAddress } from '@mall/ui/office';
import { useState } from 'react';

export type Releases = Output<'mallRelease.show'>;
export type Remote = Releases['remotes'][number];
export type Version = Remote['versions'][number];
export type Line = Item<'mallRelease.history'>;

export const releaseTabs = ['remotes', 'history'] as const;
const pageSize = 20;
/** Figures change by themselves, and so does the registry, by a command or by another operator. */
const everyMs = 15_000;
/** A process looks into the store once a second. */
const soonMs = 1_000;

/** The remotes as the mall serves them; after a move until it has taken that up, asked every second. */
export const useReleases = () => {
  const [written, setWritten] = useState(0);
  const answer = useQueryOf(
    'mallRelease.show',
    {},
    {
      quiet: true,
      refetchInterval: ({ state }) =>
        state.data !== undefined && state.data.revision < written ? soonMs : everyMs,
    },
  );
  const { data } = answer;
  return {
    data,
    ...loadOf(answer),
    isError: answer.isError,
    refetch: answer.refetch,
    /** The revision that this operator wrote and that the mall does not serve yet. */
    waiting: data !== undefined && data.revision < written ? written : null,
    onMoved: setWritten,
  };
};

/** The history of the registry, or of one remote, with its page in the address. */
export const useHistory = (remote: string | undefined) => {
  const address = useListAddress({ tab: releaseTabs });
  const answer = useQueryOf(
    'mallRelease.history',
    { ...(remote === undefined ? {} : { remote }), page: address.page, size: pageSize },
    { placeholderData: (before) => before, refetchInterval: everyMs },
  );
  return {
    ...address,
    size: pageSize,
    rows: answer.data?.list ?? [],
    total: answer.data?.total ?? 0,
    ...loadOf(answer),
  };
};

export const useReleaseMove = () =>
  useMutationOf('mallRelease.move', {
    refreshes: ['mallRelease.show', 'mallRelease.history', 'operatorLog.list'],
  });

export const useTesterLink = () =>
  useMutationOf('platformTester.invite', { refreshes: ['operatorLog.list'] });
