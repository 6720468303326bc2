import { wordGroupLimits } from '@mall/contract/catalog/mall-catalogue';
import type { Language } from '@mall/contract/core/languages';

export type GroupForm = { language: Language; words: string };
export type GroupProblem = 'few' | 'many' | 'long';

/** The words of a field, one a line. */
export const wordsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((word) => word !== '');

/** What can be said before it is sent; what words share with those of other groups the server knows. */
export const problemsOf = ({ words: typed }: GroupForm): { words?: GroupProblem } => {
  const words = wordsIn(typed);
  if (words.length < wordGroupLimits.least) return { words: 'few' };
  if (words.length > wordGroupLimits.words) return { words: 'many' };
  return words.some((word) => word.length > wordGroupLimits.word) ? { words: 'long' } : {};
};
