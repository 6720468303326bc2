import type { Language } from './languages.ts';

/** For whom an answer was made: public answers differ by language and shop only. */
export type FirstDataReader = { language: Language; code: string | null };

/** The name of an answer that the page composer wrote into the HTML: operation, its input in the order of the names, reader. */
export const firstDataKey = (
  operation: string,
  input: Readonly<Record<string, unknown>>,
  { language, code }: FirstDataReader,
): string => {
  const query = new URLSearchParams({
    lang: language,
    ...(code === null ? {} : { code: code.toUpperCase() }),
  });
  for (const [name, value] of Object.entries(input)) {
    // Pages are written with plain questions only; lists and groups have no first data.
    if (typeof value === 'number' || typeof value === 'boolean') query.set(`.${name}`, String(value));
    if (typeof value === 'string' && value !== '') query.set(`.${name}`, value);
  }
  query.sort();
  return `${operation}?${query.toString()}`;
};
