import { mark } from '@mall/contract/core/limits';
import type { Output } from '@mall/contract/operations';
import { queryClient, queryKeyOf, useMutationOf, useQueryOf, useSession } from '@mall/platform';
import { useState } from 'react';
import { useSignInFirst } from '../useSignInFirst.ts';

export type HelpfulVotes = {
  has: (reviewId: string) => boolean;
  /** The count after the member's own vote; undefined before it. */
  countOf: (reviewId: string) => number | undefined;
  /** The review whose vote is being sent. */
  voting: string | undefined;
  toggle: (reviewId: string) => void;
};

/**
 * The reviews of a product that the member marked as helpful, and how to add or remove a vote; a visitor
 * signs in first.
 */
export const useHelpfulVotes = (productId: string): HelpfulVotes => {
  const signedIn = useSession().token !== null;
  const signInFirst = useSignInFirst();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const input = { productId };
  const marks = useQueryOf('review.marks', input, { enabled: signedIn, quiet: true });
  const marked = signedIn ? (marks.data?.ids ?? []) : [];
  const { mutate, isPending, variables } = useMutationOf('review.useful');
  return {
    has: (id) => marked.includes(id),
    countOf: (id) => counts[id],
    voting: isPending ? String(variables.id) : undefined,
    toggle: (id) => {
      const wish = { id, state: marked.includes(id) ? mark.off : mark.on };
      if (signInFirst({ op: 'review.useful', input: wish })) return;
      mutate(wish, {
        onSuccess: ({ useful }) => {
          setCounts((now) => ({ ...now, [id]: useful }));
          queryClient.setQueryData<Output<'review.marks'>>(queryKeyOf('review.marks', input), {
            ids: wish.state === mark.on ? [...marked, id] : marked.filter((one) => one !== id),
          });
        },
      });
    },
  };
};
