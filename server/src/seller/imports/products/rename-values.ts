import { type Language, languages, pickText } from '@mall/contract/core/languages';
import type { GoodsContent, GoodsSpec, GoodsValue } from '@mall/contract/seller/own-goods';
import { toTexts } from '../../../platform/i18n/typed.ts';
import { choiceKey } from './choice-key.ts';
import { type GoodsColumn, variantColumns } from './columns.ts';
import type { Found } from './found.ts';
import { asCell, calledBy, callOf, specsWithValues, valuesOf } from './named.ts';
import { otherSpecs } from './variants.ts';
import { type VariantKeys, variantOf } from './variant-key.ts';

/** What the first row with a value says of it: another name, or null that it keeps its own. */
type Wish = { readonly text: string | null; readonly row: Found; readonly column: GoodsColumn };

/**
 * The product with the names that rows with a variant's key give its values, in this language. All are given at once, so
 * that two can be swapped; one value has one name in all of its rows. Pure.
 */
export const renameValues = (
  content: GoodsContent,
  rows: readonly Found[],
  keys: VariantKeys,
  language: Language,
): GoodsContent => {
  const specs = specsWithValues(content);
  const wishes = new Map<GoodsValue, Wish>();
  const seen = new Set<string>();
  for (const row of rows) {
    const { key } = row.line.cells;
    const sku = key === '' || seen.has(key) ? undefined : variantOf(keys, content, key);
    if (sku === undefined) continue; // found by its values, or told where rows are matched with variants
    seen.add(key);
    variantColumns.forEach(([nameColumn, column], at) => {
      const text = asCell(row.line.cells[column]);
      const spec = specAt(specs, row.line.cells[nameColumn], at);
      if (spec === undefined && (text !== '' || row.line.cells[nameColumn] !== ''))
        row.fault({ ...otherSpecs(specs).fault, column: nameColumn });
      const value = spec?.values.find(({ id }) => sku.valueIds.includes(id));
      if (spec === undefined || value === undefined || text === '') return;
      const wish = { text: isCalled(spec, value, text, language) ? null : text, row, column };
      if (wish.text !== null) row.changed(column, nameOf(spec, value, language));
      const first = wishes.get(value);
      if (first === undefined) wishes.set(value, wish);
      else if (first.text !== wish.text)
        row.fault({ column, problem: 'namedTwice', detail: { first: first.row.line.row } });
    });
  }
  if ([...wishes.values()].every(({ text }) => text === null)) return content;
  const renamed = content.specs.map((spec) => renamedSpec(spec, wishes, language));
  renamed.forEach((spec, at) => faultTwins(spec, content.specs[at], wishes, language));
  return { ...content, specs: renamed };
};

/** The spec that a row names; one without a name for it has the order of an export. */
const specAt = (specs: readonly GoodsSpec[], name: string, at: number): GoodsSpec | undefined => {
  if (name === '') return specs[at];
  const [spec, more] = calledBy(specs, name);
  return more === undefined ? spec : undefined;
};

const nameOf = (spec: GoodsSpec, { id }: GoodsValue, language: Language): string => {
  const values = valuesOf(spec);
  const named = values.find((one) => one.id === id);
  return named === undefined ? id : callOf(values, named, language);
};

/** Whether a text says what an export would, in any language; one that another value has too says so in this one alone. */
const isCalled = (spec: GoodsSpec, value: GoodsValue, text: string, language: Language): boolean => {
  if (text === nameOf(spec, value, language)) return true;
  const [, more] = calledBy(valuesOf(spec), text);
  return more === undefined && languages.some((code) => asCell(value.name[code]) === text);
};

const renamedSpec = (
  spec: GoodsSpec,
  wishes: ReadonlyMap<GoodsValue, Wish>,
  language: Language,
): GoodsSpec => ({
  ...spec,
  values: spec.values.map((value) => {
    const text = wishes.get(value)?.text ?? null;
    return text === null ? value : { ...value, name: { ...value.name, [language]: text } };
  }),
});

/** Two values that a reader of this language could not tell apart, where one of them was renamed. */
const faultTwins = (
  renamed: GoodsSpec,
  before: GoodsSpec | undefined,
  wishes: ReadonlyMap<GoodsValue, Wish>,
  language: Language,
): void => {
  const shown = renamed.values.map(({ name }) => choiceKey(pickText(toTexts(name), language).text));
  before?.values.forEach((value, at) => {
    const { text = null, row, column = 'value1' } = wishes.get(value) ?? {};
    if (text !== null && shown.filter((one) => one === shown[at]).length > 1)
      row?.fault({ column, problem: 'nameTaken', detail: { text } });
  });
};
