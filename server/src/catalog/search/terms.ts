import { simplified } from './simplified.ts';

const longestWord = 24;
const mostQueryTerms = 40;

/**
 * The terms by which a product is found: for Han text each character and each pair of neighbours, for other
 * words the word and all its beginnings, accents off. `queryTerms` makes terms of the same kind, so that a
 * query finds a product when all its terms are among the product's (dependencies 1.14). Sorted, each once.
 */
export const indexTerms = (texts: readonly string[]): string[] => {
  const terms = new Set<string>();
  for (const text of texts) {
    for (const run of runsOf(text)) {
      if (run.han) for (const term of [...characters(run.text), ...pairs(run.text)]) terms.add(term);
      else for (const term of beginnings(run.text)) terms.add(term);
    }
    const number = compactNumber(text);
    if (/\d/.test(number) && !/\s/.test(text.trim())) for (const term of beginnings(number)) terms.add(term);
  }
  return [...terms].sort();
};

/**
 * The terms of a query: all are required. A single Han character is its own term, longer runs are split into
 * pairs.
 */
export const queryTerms = (query: string): string[] => {
  const terms = runsOf(query).flatMap(({ han, text }) =>
    han ? (characters(text).length === 1 ? [text] : pairs(text)) : [text.slice(0, longestWord)],
  );
  return [...new Set(terms)].slice(0, mostQueryTerms);
};

/** The same, but with a term for each Han character: for words that are written without a gap (新中式餐椅). */
export const looseTerms = (query: string): string[] => {
  const terms = runsOf(query).flatMap(({ han, text }) =>
    han ? characters(text) : [text.slice(0, longestWord)],
  );
  return [...new Set(terms)].slice(0, mostQueryTerms);
};

/** A goods number without gaps and signs: `fm 10-023` → `FM10023`. */
export const compactNumber = (text: string): string => folded(text).replaceAll(/[\s_-]/g, '');

export type Run = { readonly han: boolean; readonly text: string };

/** Full to half width, traditional to simplified, lower case, no accents. */
export const folded = (text: string): string =>
  simplified(text.normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC');

/** The words of a text, and its runs of Han characters. */
export const runsOf = (text: string): Run[] =>
  [...folded(text).matchAll(/(\p{Script=Han}+)|([\p{L}\p{N}]+?)(?=\p{Script=Han}|[^\p{L}\p{N}]|$)/gu)].map(
    ([whole, han]) => ({ han: han !== undefined, text: whole }),
  );

const characters = (text: string): string[] => [...text];
const pairs = (text: string): string[] =>
  characters(text)
    .slice(1)
    .map((character, index) => `${characters(text)[index] ?? ''}${character}`);
const beginnings = (word: string): string[] =>
  Array.from({ length: Math.min(word.length, longestWord) }, (_, index) => word.slice(0, index + 1));
