import { useMutationOf } from '@mall/platform';

/** Notes that the link of the shop was passed on, which is the last of the first steps; once for as long as the page is open. */
export const useShared = () => {
  const note = useMutationOf('dashboard.saveSteps', { refreshes: ['dashboard.steps'], quiet: true });
  return () => {
    if (note.isIdle) note.mutate({ shared: true });
  };
};
