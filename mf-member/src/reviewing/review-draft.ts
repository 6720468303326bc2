import { review as limits } from '@mall/contract/limits';
import type { Sent } from '@mall/contract/operations';

/** What is being said about one piece. Scores are 1 to 5, 0 is none yet. */
export type ReviewDraft = {
  score: number;
  service: number;
  logistics: number;
  text: string;
  images: readonly string[];
  anonymous: boolean;
};

export type ReviewProblem = 'score' | 'text';

export const emptyReview: ReviewDraft = {
  score: 0,
  service: 5,
  logistics: 5,
  text: '',
  images: [],
  anonymous: false,
};

/** A piece that nothing was said about is left for another day. */
export const isBegun = (draft: ReviewDraft): boolean =>
  draft.score > 0 || draft.text.trim() !== '' || draft.images.length > 0;

export const reviewProblems = (draft: ReviewDraft): readonly ReviewProblem[] => {
  const length = [...draft.text.trim()].length;
  return [
    ...(draft.score === 0 ? (['score'] as const) : []),
    ...(length < limits.minText || length > limits.maxText ? (['text'] as const) : []),
  ];
};

type SentLine = Sent<'order.evaluate'>['lines'][number];

export const toLine = (lineId: string, draft: ReviewDraft): SentLine => ({
  lineId,
  score: draft.score,
  service: draft.service,
  logistics: draft.logistics,
  text: draft.text.trim(),
  ...(draft.images.length > 0 ? { images: [...draft.images] } : {}),
  anonymous: draft.anonymous,
});
