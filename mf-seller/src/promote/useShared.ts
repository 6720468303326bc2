import { useMutationOf } from '@mall/platform';

/**
 * Records that the shop's link was shared, which is the last of the first tasks; once for as long as the page
 * is open.
 */
export const useShared = () => {
  const note = useMutationOf('dashboard.saveSteps', { refreshes: ['dashboard.steps'], quiet: true });
  return () => {
    if (note.isIdle) note.mutate({ shared: true });
  };
};
