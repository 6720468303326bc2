import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { ApiError, useQueryOf } from '@mall/platform';

/** Who is at the console. It is asked once a page; a refusal says what is missing. */
export const useMe = () => {
  const { data, error, isPending, refetch } = useQueryOf(
    'operator.me',
    {},
    { staleTime: 60_000, quiet: true, retry: false },
  );
  return {
    me: data,
    isPending,
    /** `access.denied`: no operator; `secondFactor.required`: one who has to set that up first. */
    refusal: error instanceof ApiError ? error.msgKey : undefined,
    failed: error !== null,
    retry: () => void refetch(),
  };
};

export const useMayOperate = (key: OperatorPermission): boolean =>
  useMe().me?.permissions.includes(key) === true;
