import { languages, type Texts } from '@mall/contract/core/languages';
import type { Meaning } from './meaning.ts';
import { pinyinOf, pinyinTerms } from './pinyin.ts';
import { indexTerms, runsOf } from './terms.ts';
import { otherNumber } from './word-forms.ts';

export type Searchable = {
  readonly goodsNo: string;
  readonly name: Texts;
  readonly keywords: readonly Texts[];
  readonly brand: Texts;
  /** Its category and those above it. */
  readonly categories: readonly Texts[];
  /** Colours, sizes and other values to choose from. */
  readonly values: readonly Texts[];
};

/**
 * Raised when products are to be found by more than before: `sweepTerms` then rewrites what was written by an
 * earlier version.
 */
export const termsVersion = 1;

/** The columns `terms` and `name_terms` of a product. Written whenever one of these texts changes. */
export const productTerms = (
  product: Searchable,
  meaning: Meaning,
): { terms: string[]; name_terms: string[] } => {
  const withMeaning = saidAs(meaning);
  const all = textsOf(product);
  const spoken = [product.name, ...product.categories].map(({ zh }) => zh);
  return {
    terms: merged(indexTerms([product.goodsNo, ...all.flatMap(withMeaning)]), spoken.flatMap(pinyinTerms)),
    name_terms: merged(indexTerms(withMeaning(product.name)), pinyinTerms(product.name.zh)),
  };
};

/** A word that a wrong one may have been meant to be, and how it sounds if it is Chinese. */
export type Word = { readonly word: string; readonly sound: string | null };

const longestHan = 6;
const [shortest, longest] = [3, 24];

/** The words of a product, of which a search corrects what nobody sells. */
export const productWords = (product: Searchable, meaning: Meaning): Word[] => {
  const runs = textsOf(product).flatMap(saidAs(meaning)).flatMap(runsOf);
  const words = new Map<string, Word>();
  for (const { han, text } of runs) {
    const length = [...text].length;
    if (han && length >= 2 && length <= longestHan) words.set(text, { word: text, sound: pinyinOf(text) });
    if (!han && length >= shortest && length <= longest && !/\d/.test(text))
      words.set(text, { word: text, sound: null });
  }
  return [...words.values()];
};

const textsOf = ({ name, brand, keywords, categories, values }: Searchable): Texts[] => [
  name,
  brand,
  ...keywords,
  ...categories,
  ...values,
];

/** A text in its languages, with the words that mean the same, and those of English in both numbers. */
const saidAs =
  (meaning: Meaning) =>
  (texts: Texts): string[] =>
    languages.flatMap((language) => {
      const text = texts[language];
      if (text === undefined || text === '') return [];
      const said = [text, ...meaning(text, language)];
      return language === 'en' ? [...said, ...said.flatMap(inOtherNumber)] : said;
    });

const inOtherNumber = (text: string): string[] =>
  runsOf(text).flatMap((run) => (run.han ? [] : (otherNumber(run.text) ?? [])));

const merged = (one: readonly string[], other: readonly string[]): string[] =>
  [...new Set([...one, ...other])].sort();
