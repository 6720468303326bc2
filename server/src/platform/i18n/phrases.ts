import { readFileSync } from 'node:fs';
import {
  bcp47,
  eachLanguage,
  fallbackLanguage,
  type Language,
  languages,
} from '@mall/contract/core/languages';
import { createInstance } from 'i18next';

type Values = Readonly<Record<string, string | number>>;
/** A plural has one key: `day_one` and `day_other` are forms of `day`. */
type Base<Key> = Key extends `${infer Name}_${Intl.LDMLPluralRule}` ? Name : Key;

const i18n = createInstance();
void i18n.init({
  fallbackLng: bcp47[fallbackLanguage],
  load: 'currentOnly',
  // The keys are those of the contract, dots included: a search for `order.priceChanged` finds it.
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  resources: {},
});

/**
 * The phrases in the folder `phrases` beside a module, which passes `import.meta.url`: one file for each
 * language of the contract, read once. Their format is that of the browser's phrases, with `{{name}}` and
 * forms of a count; `Source` is its zh.json.
 */
export const phrasesBeside = <Source extends Readonly<Record<string, string>>>(module: string) => {
  type Key = Base<keyof Source & string>;
  const namespace = new URL('phrases/', module).href;
  for (const language of languages)
    i18n.addResourceBundle(bcp47[language], namespace, readFile(new URL(`${language}.json`, namespace)));

  const say = (key: Key, language: Language, values: Values = {}): string => {
    const name: string = key;
    return i18n.t(name, { lng: bcp47[language], ns: namespace, replace: values, count: countIn(values) });
  };
  return {
    /** A phrase for a reader. */
    say,
    /** Whether there is such a phrase: stored names may be older than the files. */
    has: (key: string): key is Key => i18n.exists(key, { lng: bcp47[fallbackLanguage], ns: namespace }),
    /** A phrase as it is written, with `{{name}}` for its values; of a plural its last form. */
    source: (key: Key, language: Language): string => {
      const name: string = key;
      const written = (of: Language): unknown =>
        i18n.getResource(bcp47[of], namespace, name) ??
        i18n.getResource(bcp47[of], namespace, `${name}_other`);
      return String(written(language) ?? written(fallbackLanguage));
    },
    /** A phrase for readers of any language, to be stored. */
    sayToAll: (key: Key) => eachLanguage((language) => say(key, language)),
  };
};

const readFile = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

const countIn = ({ count }: Values): number | undefined => (typeof count === 'number' ? count : undefined);
