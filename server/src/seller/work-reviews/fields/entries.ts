import type { Output } from '@mall/contract/operations';
import type { WorkField } from '@mall/contract/operator/work-reviews';
import { isSaid, type Typed } from '@mall/contract/seller/own-goods';
import { type Language, languages, pickText } from '@mall/contract/core/languages';
import { toTexts } from '../../../platform/i18n/typed.ts';

type Difference = Output<'workReview.detail'>['fields'][number];
export type Value = NonNullable<Difference['after']>;
type Unit = Extract<Value, { type: 'number' }>['unit'];

/** One thing that a content says. */
export type Entry = {
  readonly field: WorkField;
  /** Which variant, fact, place or picture, in the reader's language. */
  readonly of: string | null;
  /** What makes it the same thing in both contents, where `of` could differ or be twice. */
  readonly key: string;
  readonly value: Value;
  /** Compared beside the value: what no value shows. */
  readonly mark: string;
};

/** Names of what a content refers to by id, in the reader's language. */
export type Names = {
  readonly language: Language;
  readonly category: (id: string) => string;
  readonly brand: (id: string) => string;
  readonly attribute: (kind: 'style' | 'material' | 'unit', key: string) => string;
  readonly sku: (id: string) => string;
};

export const sayIn = (language: Language, typed: Typed): string => pickText(toTexts(typed), language).text;

type More = { of?: string; key?: string; mark?: string };
/** An entry, or none where nothing is said. */
const entry = (
  field: WorkField,
  value: Value | null,
  { of, key = of ?? '', mark = '' }: More = {},
): Entry[] => (value === null ? [] : [{ field, of: of ?? null, key, value, mark }]);

export const lines = (field: WorkField, said: readonly (string | null)[], more?: More): Entry[] => {
  const kept = said.flatMap((line) => (line === null || line.trim() === '' ? [] : [line]));
  return entry(field, kept.length === 0 ? null : { type: 'lines', lines: kept }, more);
};
/** What it refers to, by name; two that are called alike are still two. */
export const named = (field: WorkField, id: string | null, name: (id: string) => string): Entry[] =>
  id === null || id === '' ? [] : lines(field, [name(id)], { mark: id });
export const texts = (field: WorkField, typed: Typed, more?: More): Entry[] => {
  const said = Object.fromEntries(
    languages.flatMap((code) => {
      const text = (typed[code] ?? '').trim();
      return text === '' ? [] : [[code, text]];
    }),
  );
  return entry(field, isSaid(typed) ? { type: 'texts', texts: said } : null, more);
};
export const pictures = (field: WorkField, urls: readonly (string | null)[], more?: More): Entry[] => {
  const kept = urls.flatMap((url) => (url === null || url === '' ? [] : [url]));
  return entry(field, kept.length === 0 ? null : { type: 'pictures', urls: kept }, more);
};
export const money = (field: WorkField, amount: number | null, more?: More): Entry[] =>
  entry(field, amount === null ? null : { type: 'money', amount }, more);
export const number = (field: WorkField, value: number | null, unit: Unit = 'none', more?: More): Entry[] =>
  entry(field, value === null ? null : { type: 'number', number: value, unit }, more);
export const choice = (field: WorkField, key: string | null, more?: More): Entry[] =>
  entry(field, key === null ? null : { type: 'choice', key }, more);
export const flag = (field: WorkField, on: boolean | null, more?: More): Entry[] =>
  entry(field, on === null ? null : { type: 'flag', on }, more);
export const colour = (field: WorkField, hex: string | null, more?: More): Entry[] =>
  entry(field, hex === null ? null : { type: 'colour', colour: hex }, more);

const nameOf = ({ field, key }: Entry): string => `${field} ${key}`;
const saidBy = ({ of, value, mark }: Entry): string => JSON.stringify([of, value, mark]);

/**
 * What differs between what shoppers see and what they would see, in the order of the form; all of it where they see
 * nothing yet.
 */
export const differences = (before: readonly Entry[] | null, after: readonly Entry[]): Difference[] => {
  const was = new Map((before ?? []).map((one) => [nameOf(one), one]));
  const is = new Set(after.map(nameOf));
  const changed = after.flatMap((one): Difference[] => {
    const old = was.get(nameOf(one));
    if (old !== undefined && saidBy(old) === saidBy(one)) return [];
    const [then, now] = old === undefined ? [null, one.value] : narrowed(old.value, one.value);
    return [{ field: one.field, of: one.of, before: then, after: now }];
  });
  const gone = (before ?? []).filter((one) => !is.has(nameOf(one)));
  return [...changed, ...gone.map(({ field, of, value }) => ({ field, of, before: value, after: null }))];
};

/** Of texts only the languages that differ; without any it is something else beside them. */
const narrowed = (before: Value, after: Value): [Value, Value] => {
  if (before.type !== 'texts' || after.type !== 'texts') return [before, after];
  const differ = languages.filter((code) => before.texts[code] !== after.texts[code]);
  if (differ.length === 0) return [before, after];
  const those = (said: Readonly<Record<string, string>>): Value => ({
    type: 'texts',
    texts: Object.fromEntries(
      differ.flatMap((code) => (said[code] === undefined ? [] : [[code, said[code]]])),
    ),
  });
  return [those(before.texts), those(after.texts)];
};
