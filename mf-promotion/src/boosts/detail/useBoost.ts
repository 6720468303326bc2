import { useSearchParams } from 'react-router-dom';
import { useQueryOf } from '@mall/platform';

/** The launch or activity in the address, refreshed every ten seconds while friends may help. */
export const useBoost = () => {
  const [search] = useSearchParams();
  const id = search.get('launchId') ?? search.get('activityId') ?? '';
  return useQueryOf(
    'boost.detail',
    { id },
    {
      quiet: true,
      enabled: id !== '',
      refetchInterval: ({ state }) => (state.data?.launch?.status === 'active' ? 10_000 : false),
    },
  );
};
