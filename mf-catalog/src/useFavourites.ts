import { mark, type Mark } from '@mall/contract/core/limits';
import {
  common,
  events,
  queryClient,
  queryKeyOf,
  toast,
  useMutationOf,
  useQueryOf,
  useSession,
} from '@mall/platform';
import type { Output } from '@mall/contract/operations';
import { useSignInFirst } from './useSignInFirst.ts';

export type Favourites = { has: (productId: string) => boolean; toggle: (productId: string) => void };

/**
 * Which of these products are favourites, and how to change it: the heart changes at once and changes back on
 * a refusal.
 */
export const useFavourites = (productIds: readonly string[]): Favourites => {
  const signedIn = useSession().token !== null;
  const signInFirst = useSignInFirst();
  const input = { ids: [...new Set(productIds)].sort().join(',') };
  const marks = useQueryOf('favourite.marks', input, { enabled: signedIn && input.ids !== '', quiet: true });
  const marked = signedIn ? (marks.data?.ids ?? []) : [];

  const write = (productId: string, state: Mark) =>
    queryClient.setQueryData<Output<'favourite.marks'>>(queryKeyOf('favourite.marks', input), {
      ids: state === mark.on ? [...marked, productId] : marked.filter((id) => id !== productId),
    });
  const { mutate } = useMutationOf('favourite.toggle', {
    refreshes: ['favourite.list', 'brandFollow.count'],
  });

  return {
    has: (productId) => marked.includes(productId),
    toggle: (productId) => {
      const state = marked.includes(productId) ? mark.off : mark.on;
      const wish = { productId, state };
      if (signInFirst({ op: 'favourite.toggle', input: wish })) return;
      write(productId, state);
      mutate(wish, {
        onError: () => write(productId, state === mark.on ? mark.off : mark.on),
        onSuccess: (answer) => {
          events.emit('favourite/changed', { productId, state: answer.state });
          toast.success(common(answer.state === mark.on ? 'done.favouriteAdded' : 'done.favouriteRemoved'));
        },
      });
    },
  };
};
