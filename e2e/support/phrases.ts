import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@mall/contract/core/languages';

type Nested = { readonly [key: string]: string | Nested };
const root = join(import.meta.dirname, '../..');

const read = (file: string): Nested => JSON.parse(readFileSync(join(root, file), 'utf8'));

const keysOf = (phrases: Nested, above = ''): string[] =>
  Object.entries(phrases).flatMap(([key, value]) =>
    typeof value === 'string' ? [above + key] : keysOf(value, `${above}${key}.`),
  );

/** Every phrase key of the mall that has a dot: on a page it can only be a phrase that was not found. */
export const phraseKeys = (): ReadonlySet<string> =>
  new Set(
    globSync('{shell,mf-*,shared/*}/src/**/phrases/zh.json', { cwd: root })
      .flatMap((file) => keysOf(read(file)))
      .map((key) => key.replace(/_(one|other)$/, ''))
      .filter((key) => key.includes('.')),
  );

/** The phrases of one file, for a spec that covers every language. */
export const wordsOf = (file: string, language: Language): ((key: string) => string) => {
  const phrases = read(`${file}/${language}.json`);
  return (key) => {
    const found = key
      .split('.')
      .reduce<string | Nested | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        phrases,
      );
    if (typeof found !== 'string') throw new Error(`${file} has no phrase ${key}`);
    return found;
  };
};
