import { type Language, eachLanguage } from '@mall/contract/core/languages';
import written from './synonyms.json' with { type: 'json' };
import { folded, runsOf } from './terms.ts';
import { baseForm } from './word-forms.ts';

type Group = { readonly texts: readonly string[]; readonly keys: readonly string[] };

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Han text as it is; of others the words in their base form, with a gap around each. */
const keyOf = (text: string, language: Language): string =>
  isHan(text)
    ? folded(text)
    : ` ${runsOf(text)
        .map((run) => baseForm(run.text, language))
        .join(' ')} `;

/** A language that was added has none until somebody writes them. */
const groups: Partial<Record<Language, readonly (readonly string[])[]>> = written;

const known = eachLanguage((language): readonly Group[] =>
  (groups[language] ?? []).map((texts) => ({ texts, keys: texts.map((text) => keyOf(text, language)) })),
);

/**
 * All words of each group of which the text has one: whole words, in Han text any part. A product is indexed
 * with them, so that a query needs no alternatives.
 */
export const sameMeaning = (text: string, language: Language): string[] => {
  const key = keyOf(text, language);
  return known[language]
    .filter(({ keys }) => keys.some((one) => key.includes(one)))
    .flatMap(({ texts }) => texts);
};
