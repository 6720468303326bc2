import { type GoodsContent, goodsLimits, type Typed } from '@mall/contract/seller/own-goods';
import { languages, type Language } from '@mall/contract/core/languages';
import { say } from '../phrases.ts';
import { calledBy, callOf, type Named } from './named.ts';

/** One of those that a cell may name several of: a style, a material, a label. */
export type Choice = Named & {
  /** No longer offered: only what has it keeps it. */
  readonly hidden: boolean;
};

/** What a cell says to take all out, since an empty one changes nothing. */
const nothing = /^[-–—－]$/;
const between = /[,，、;；\n]+/;

/**
 * The keys of what a cell names, in whichever language, and the first name that stands for nothing that may be chosen;
 * `has` are those that the product has already. What one cell holds may be long: far more names than a product may have are
 * not looked up. Pure.
 */
export const readList = (
  cell: string,
  all: readonly Choice[],
  has: readonly string[],
): {
  readonly keys: readonly string[];
  readonly unknown: string | undefined;
  readonly isTooMany: boolean;
} => {
  if (nothing.test(cell)) return { keys: [], unknown: undefined, isTooMany: false };
  const parts = cell.split(between, 2 * goodsLimits.attributes);
  if (parts.length === 2 * goodsLimits.attributes) return { keys: [], unknown: undefined, isTooMany: true };
  const names = parts.map((name) => name.trim()).filter((name) => name !== '');
  const keyOf = (name: string): string | undefined => {
    const [one, more] = calledBy(all, name).filter(({ key, hidden }) => !hidden || has.includes(key));
    return more === undefined && one !== undefined ? one.key : has.find((key) => key === name);
  };
  const unknown = names.find((name) => keyOf(name) === undefined);
  const keys = [...new Set(names.flatMap((name) => keyOf(name) ?? []))];
  return {
    keys,
    // Commas alone name nothing, and do not mean to take all out.
    unknown: names.length === 0 && cell !== '' ? cell : unknown,
    isTooMany: keys.length > goodsLimits.attributes,
  };
};

/** The cell that names these. Pure. */
export const listCell = (keys: readonly string[], all: readonly Choice[], language: Language): string =>
  keys
    .map((key) => {
      const one = all.find((choice) => choice.key === key);
      const fits = (text: string) => !between.test(text) && !nothing.test(text);
      return one === undefined ? key : callOf(all, one, language, fits);
    })
    .join(', ');

/** Whether two lists name the same, in whatever order and however often. */
export const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  [...new Set(one)].sort().join() === [...new Set(other)].sort().join();

/** The labels that the form of a product has. What sells well is no label of the form: the mall says it of what is published. */
const labelKeys = ['isNew', 'recommend', 'influencer', 'custom'] as const;

export const labelChoices: readonly Choice[] = labelKeys.map((key) => ({
  key,
  hidden: false,
  name: Object.fromEntries(languages.map((code) => [code, say(`products.label.${key}`, code)])) as Typed, // one for each language
}));

export const labelsOf = (content: Pick<GoodsContent, (typeof labelKeys)[number]>): string[] =>
  labelKeys.filter((key) => content[key] === true);

/** What nobody has decided stays undecided where it is not named. */
export const withLabels = (content: GoodsContent, labels: readonly string[]): Partial<GoodsContent> =>
  Object.fromEntries(
    labelKeys.map((key) => [key, labels.includes(key) || (content[key] === null ? null : false)]),
  );
