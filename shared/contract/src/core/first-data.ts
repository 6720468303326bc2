import type { Language } from './languages.ts';

/** The audience of an answer: public answers differ only by language and shop. */
export type FirstDataReader = { language: Language; code: string | null };

/**
 * The key of an answer that the page composer wrote into the HTML: operation, its input sorted by name,
 * audience.
 */
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
    // The page composer sends only flat inputs; lists and groups have no first data.
    if (typeof value === 'number' || typeof value === 'boolean') query.set(`.${name}`, String(value));
    if (typeof value === 'string' && value !== '') query.set(`.${name}`, value);
  }
  query.sort();
  return `${operation}?${query.toString()}`;
};
