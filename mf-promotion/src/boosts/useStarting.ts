import { paths } from '@mall/contract/core/paths';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { rememberTarget, useMutationOf, useSession } from '@mall/platform';
import { useNavigate } from 'react-router-dom';

/** Launches an activity and opens the launch. A visitor signs in first and comes back. */
export const useStarting = () => {
  const navigate = useNavigate();
  const { token } = useSession();
  const initiate = useMutationOf('boost.initiate', {
    refreshes: ['boost.center', 'boost.mine', 'boost.detail'],
    onSuccess: async ({ id }) => {
      await navigate(promotionPaths.boost({ launchId: id }));
    },
  });
  return {
    starting: initiate.isPending ? initiate.variables.id : undefined,
    start: (activityId: string) => {
      if (token !== null) return initiate.mutate({ id: activityId });
      rememberTarget();
      void navigate(paths.login());
    },
  };
};
