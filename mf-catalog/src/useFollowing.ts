import { mark } from '@mall/contract/core/limits';
import { common, toast, useMutationOf, useQueryOf, useSession } from '@mall/platform';
import { useSignInFirst } from './useSignInFirst.ts';

export type Following = {
  follows: (brandId: string) => boolean;
  toggle: (brandId: string) => void;
  /** The brand whose request is running. */
  busy: string | undefined;
};

/** More brands than anybody follows by hand: one answer contains all of them. */
const most = 100;

/** Which brands the member follows, and how to change it; a visitor signs in first and then follows. */
export const useFollowing = (): Following => {
  const signedIn = useSession().token !== null;
  const signInFirst = useSignInFirst();
  const followed = useQueryOf(
    'brandFollow.list',
    { page: 1, size: most },
    { enabled: signedIn, quiet: true },
  );
  const { mutate, isPending, variables } = useMutationOf('brandFollow.toggle', {
    refreshes: ['brandFollow.list', 'brandFollow.count', 'brand.list', 'brand.info'],
  });
  const follows = (brandId: string) =>
    signedIn && (followed.data?.list.some(({ id }) => id === brandId) ?? false);

  return {
    follows,
    busy: isPending ? String(variables.brandId) : undefined,
    toggle: (brandId) => {
      const wish = { brandId, state: follows(brandId) ? mark.off : mark.on };
      if (signInFirst({ op: 'brandFollow.toggle', input: wish })) return;
      mutate(wish, {
        onSuccess: ({ state }) =>
          toast.success(common(state === mark.on ? 'done.brandFollowed' : 'done.brandUnfollowed')),
      });
    },
  };
};
