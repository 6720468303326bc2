import { hotWordLimits } from '@mall/contract/operator/content';
import { moved } from '@mall/ui/office';

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export type WordProblem = 'empty' | 'twice' | 'full';

/** Why a word cannot join the list; undefined when it can. */
export const problemOf = (words: readonly string[], word: string): WordProblem | undefined => {
  if (word.trim() === '') return 'empty';
  if (words.some((one) => same(one, word.trim()))) return 'twice';
  return words.length >= hotWordLimits.words ? 'full' : undefined;
};

/** The list with a word one place up or down; the same at its ends. */
export const moveWord = (words: readonly string[], word: string, by: -1 | 1): string[] => {
  const to = words.indexOf(word) + by;
  return to < 0 || to >= words.length ? [...words] : moved(words, (one) => one === word, to);
};

/** The list with a removed word at its old place again, if it still has room for it. */
export const putBack = (words: readonly string[], word: string, at: number): string[] =>
  problemOf(words, word) === undefined ? [...words.slice(0, at), word, ...words.slice(at)] : [...words];
