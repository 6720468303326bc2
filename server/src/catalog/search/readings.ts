import { compactNumber, looseTerms, queryTerms, type Run, runsOf } from './terms.ts';

/** What is asked instead of a query: the words that a reader sees, and their terms. */
export type Reading = { readonly words: string; readonly terms: readonly string[]; readonly number: string };

/** A query without a single letter or digit finds nothing rather than everything. */
const asked = (terms: readonly string[]): readonly string[] => (terms.length === 0 ? [''] : terms);

/** The words as they were typed. */
export const literal = (words: string): Reading => ({
  words,
  terms: asked(queryTerms(words)),
  number: compactNumber(words),
});

/** The same, with words that Chinese writes without a gap taken one by one; undefined if that is no difference. */
export const loose = (words: string): Reading | undefined => {
  const terms = asked(looseTerms(words));
  return terms.join() === literal(words).terms.join() ? undefined : { ...literal(words), terms };
};

/** Other words: never a goods number. */
export const instead = (words: string): Reading => ({ ...literal(words), number: '' });

/** What is left of a query: a Chinese run may have lost a word in its middle, so its characters are taken one by one. */
export const leftOf = (words: string): Reading => ({ ...(loose(words) ?? literal(words)), number: '' });

/** Words with a gap between them, Chinese ones without. */
export const joined = (runs: readonly Run[]): string =>
  runs.reduce((said, { han, text }, at) => {
    const gap = at > 0 && !(han && runs[at - 1]?.han === true);
    return `${said}${gap ? ' ' : ''}${text}`;
  }, '');

const mostTried = 6;
const shortestHan = 2;

/**
 * What is left of a query when one word is left out, and of a Chinese run when it is made shorter at one end;
 * the longest first, at most six. A word that no product has is no help; a goods number that is unknown is none either.
 */
export const withoutOne = (words: string, known: ReadonlySet<string>): string[] => {
  const runs = runsOf(words);
  const helps = runs.filter(({ han, text }) => han || known.has(text));
  const [only] = helps;
  if (only === undefined) return [];
  if (helps.length < runs.length)
    return [joined(helps), ...(helps.length > 1 ? one(helps) : shorter(only))].slice(0, mostTried);
  return (runs.length > 1 ? one(runs) : shorter(only)).slice(0, mostTried);
};

const one = (runs: readonly Run[]): string[] => [
  ...runs.map((_, out) => joined(runs.filter((__, at) => at !== out))),
  ...(runs.length > 2 ? runs.map(({ text }) => text) : []),
];

const shorter = ({ han, text }: Run): string[] => {
  if (!han) return [];
  const characters = [...text];
  const parts: string[] = [];
  for (let length = characters.length - 1; length >= shortestHan && parts.length < mostTried; length -= 1)
    for (let from = 0; from + length <= characters.length; from += 1)
      parts.push(characters.slice(from, from + length).join(''));
  return parts;
};
