import brandsJson from './texts/brands.json' with { type: 'json' };
import factsJson from './texts/facts.json' with { type: 'json' };
import materialsJson from './texts/materials.json' with { type: 'json' };
import sectionsJson from './texts/sections.json' with { type: 'json' };
import stylesJson from './texts/styles.json' with { type: 'json' };
import typesJson from './texts/types.json' with { type: 'json' };
import type { FourTexts } from './source.ts';

type Kind = {
  section: string;
  intro: FourTexts;
  keywords: FourTexts[];
  place: string;
  hardness: string;
  /** Days from order to shipping: the least and the most. */
  lead: number[];
  kgPerCubicMetre: number;
};
type Material = { name: FourTexts; text: FourTexts; care: FourTexts };
type Table<T> = Readonly<Record<string, T>>;

const kinds: Table<Kind> = typesJson;
const materials: Table<Material> = materialsJson;
const places: Table<FourTexts> = factsJson.places;
const hardnesses: Table<FourTexts> = factsJson.hardness;
const labels: Table<FourTexts> = factsJson.labels;

/** The second level of categories, by key, in the order of the menu. */
export const sections: Table<{ parent: string; name: FourTexts }> = sectionsJson;
/** Brands by id; `categories` are those whose products are its own. */
export const brands: Table<{ name: FourTexts; intro: FourTexts; categories: string[] }> = brandsJson;

/** The names of styles, in the order of their bits. */
export const styles: Table<FourTexts> = stylesJson;
export const materialKeys: readonly string[] = Object.keys(materials);

export const kindWords = (key: string): Kind => found(kinds, key);
export const styleName = (key: string): FourTexts => found(styles, key);
export const materialWords = (key: string): Material => found(materials, key);
export const placeName = (key: string): FourTexts => found(places, key);
export const hardnessName = (key: string): FourTexts => found(hardnesses, key);
export const label = (key: string): FourTexts => found(labels, key);

/** The same change to a text in each language. */
export const eachText = (texts: FourTexts, change: (text: string) => string): FourTexts => ({
  zh: change(texts.zh),
  en: change(texts.en),
  indo: change(texts.indo),
  fili: change(texts.fili),
});

/** Several texts as one, language by language. Chinese sentences are joined without a gap. */
export const joined = (parts: readonly FourTexts[], by: string): FourTexts => ({
  zh: parts.map(({ zh }) => zh).join(by === ' ' ? '' : by),
  en: parts.map(({ en }) => en).join(by),
  indo: parts.map(({ indo }) => indo).join(by),
  fili: parts.map(({ fili }) => fili).join(by),
});

/** One text for all languages: numbers and measures. */
export const same = (text: string): FourTexts => ({ zh: text, en: text, indo: text, fili: text });

const found = <T>(table: Table<T>, key: string): T => {
  const value = table[key];
  if (value === undefined) throw new Error(`The demo's words have no ${key}.`);
  return value;
};
