import type { Language } from '@mall/contract/core/languages';
import { folded, runsOf } from './terms.ts';
import { baseForm } from './word-forms.ts';

/** Words of one language that mean the same. */
export type WordGroup = { readonly language: string; readonly words: readonly string[] };

/** All words of each group of which the text has one: whole words, in Han text any part. */
export type Meaning = (text: string, language: Language) => readonly string[];

export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** By what a word is found in a text, and known again: Han text as it is; of others the words in their base form, with a gap around each. */
export const keyOf = (text: string, language: Language): string =>
  isHan(text)
    ? folded(text)
    : ` ${runsOf(text)
        .map((run) => baseForm(run.text, language))
        .join(' ')} `;

/** Colours, styles and categories are said by thousands of products. */
const mostRemembered = 2000;

/** What a text means by these groups. A product is indexed with it, so that a query needs no alternatives. */
export const meaningOf = (groups: readonly WordGroup[]): Meaning => {
  const known = new Map<string, readonly { words: readonly string[]; keys: readonly string[] }[]>();
  const of = (language: Language) => {
    const made =
      known.get(language) ??
      groups
        .filter((group) => group.language === language)
        .map(({ words }) => ({ words, keys: words.map((word) => keyOf(word, language)) }));
    known.set(language, made);
    return made;
  };
  const remembered = new Map<string, readonly string[]>();
  return (text, language) => {
    const asked = `${language}|${text}`;
    const before = remembered.get(asked);
    if (before !== undefined) return before;
    const key = keyOf(text, language);
    const meant = of(language)
      .filter(({ keys }) => keys.some((one) => key.includes(one)))
      .flatMap(({ words }) => words);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(asked, meant);
    return meant;
  };
};
