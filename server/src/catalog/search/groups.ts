import { wordGroupLimits } from '@mall/contract/catalog/mall-catalogue';
import type { Language } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { isHan, keyOf } from './meaning.ts';

export type Group = {
  readonly id: number;
  readonly language: Language;
  readonly words: readonly string[];
  readonly version: number;
};

/**
 * The words of a group as they are kept, in their order. A Han character alone is in names of everything, and a word in two
 * groups would join them. Throws searchGroup.tooFew, searchGroup.wordEmpty, searchGroup.singleCharacter and searchGroup.sameWord with
 * the word, searchGroup.taken with the word and the words of the group that has it.
 */
export const readGroup = (
  language: Language,
  typed: readonly string[],
  others: readonly Group[],
): readonly string[] => {
  const words = typed.map((word) => word.trim().replaceAll(/\s+/g, ' ')).filter((word) => word !== '');
  if (words.length < wordGroupLimits.least) throw new Refusal('searchGroup.tooFew');
  const known = new Set<string>();
  for (const word of words) {
    const key = keyOf(word, language);
    if (key.trim() === '') throw new Refusal('searchGroup.wordEmpty', { word });
    if (isHan(word) && [...word].length < 2) throw new Refusal('searchGroup.singleCharacter', { word });
    if (known.has(key)) throw new Refusal('searchGroup.sameWord', { word });
    known.add(key);
    const other = others.find(
      (group) => group.language === language && group.words.some((one) => keyOf(one, language) === key),
    );
    if (other !== undefined) throw new Refusal('searchGroup.taken', { word, words: other.words.join(', ') });
  }
  return words;
};
