import { review as limits } from '@mall/contract/core/limits';
import type { Sent } from '@mall/contract/operations';

/** The draft of one piece's review. Scores are 1 to 5, 0 is none yet. */
export type ReviewDraft = {
  score: number;
  service: number;
  logistics: number;
  text: string;
  images: readonly string[];
  anonymous: boolean;
};

export type ReviewProblem = 'score' | TextProblem;
type TextProblem = 'text' | 'long';

export const emptyReview: ReviewDraft = {
  score: 0,
  service: 5,
  logistics: 5,
  text: '',
  images: [],
  anonymous: false,
};

/** A piece without any input is left for later. */
export const isBegun = (draft: ReviewDraft): boolean =>
  draft.score > 0 || draft.text.trim() !== '' || draft.images.length > 0;

export const reviewProblems = (draft: ReviewDraft): readonly ReviewProblem[] => {
  const text = textProblem(draft.text);
  return [...(draft.score === 0 ? (['score'] as const) : []), ...(text ? [text] : [])];
};

/** 5 to 500 characters, counted like the server. */
export const textProblem = (text: string): TextProblem | undefined => {
  const { length } = [...text.trim()];
  if (length < limits.minText) return 'text';
  return length > limits.maxText ? 'long' : undefined;
};

/** The draft of a submitted review, to be changed. */
export const draftOf = (review: ReviewDraft): ReviewDraft => {
  const { score, service, logistics, text, images, anonymous } = review;
  return { score, service, logistics, text, images, anonymous };
};

type SentLine = Sent<'order.evaluate'>['lines'][number];

/** The request body of a draft. */
export const toSaid = (draft: ReviewDraft): Omit<SentLine, 'lineId'> => ({
  score: draft.score,
  service: draft.service,
  logistics: draft.logistics,
  text: draft.text.trim(),
  ...(draft.images.length > 0 ? { images: [...draft.images] } : {}),
  anonymous: draft.anonymous,
});

export const toLine = (lineId: string, draft: ReviewDraft): SentLine => ({ lineId, ...toSaid(draft) });
