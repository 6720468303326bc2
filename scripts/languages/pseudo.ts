import { isRecord } from '../lib/values.ts';

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ö',
  n: 'ñ',
  c: 'ç',
  y: 'ý',
};

/**
 * An English sentence as a language would write it that nobody speaks: accented and 30 % longer, with its values and
 * tags kept.
 */
export const pseudoText = (text: string): string => {
  const written = text
    .split(/(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/\w/g, (sign) => accents[sign] ?? sign)))
    .join('');
  return `${written}${'·'.repeat(Math.ceil(text.length * 0.3))}`;
};

/** A file of phrases in it, by the English one. */
export const pseudoPhrases = (english: unknown): unknown =>
  isRecord(english)
    ? Object.fromEntries(Object.entries(english).map(([key, value]) => [key, pseudoPhrases(value)]))
    : pseudoText(String(english));
