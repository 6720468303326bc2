import type { Language } from '@mall/contract/core/languages';
import {
  emptySku,
  type GoodsContent,
  goodsLimits,
  type GoodsSku,
  type GoodsSpec,
} from '@mall/contract/seller/own-goods';
import { countRows, skuKey, skuRows } from '@mall/contract/seller/sku-rows';
import { type GoodsColumn, variantColumns } from './columns.ts';
import { calledBy, callOf, specsWithValues, valuesOf } from './named.ts';
import { firstCharacters } from '../../../platform/i18n/storable.ts';
import { type Fault, type GoodsLine, longestQuote } from './read-cells.ts';
import { type VariantKeys, variantOf } from './variant-key.ts';

type Found = { readonly fault: Fault } | { readonly column: GoodsColumn; readonly sku: GoodsSku | undefined };

/** The variant that a row names, by its key or else by its values, among those that a product offers; a fault when the row can name none. Pure. */
export const findVariant = (content: GoodsContent, line: GoodsLine, keys: VariantKeys): Found => {
  if (line.cells.key !== '') {
    const sku = variantOf(keys, content, line.cells.key);
    return sku === undefined ? { fault: unknownVariant(line.cells.key) } : { column: 'key', sku };
  }
  const specs = specsWithValues(content);
  const cells = cellsOf(line);
  if (specs.length === 0)
    return cells.length === 0
      ? { column: 'group', sku: content.skus[0] }
      : { fault: { column: 'spec1', problem: 'noVariants' } };
  if (cells.length === 0) return { fault: { column: 'spec1', problem: 'missing' } };
  const named = namedValues(specs, line);
  if ('fault' in named) return named;
  const ids = named.values.map(({ id }) => id);
  const key = ids.includes(undefined) ? undefined : skuKey(ids.flatMap((id) => id ?? []));
  const sku = content.skus.find(({ on, valueIds }) => on && skuKey(valueIds) === key);
  return { column: 'value1', sku };
};

export const unknownVariant = (key: string): Fault => ({
  column: 'key',
  problem: 'variantUnknown',
  detail: { text: firstCharacters(key, longestQuote) },
});

const cellsOf = ({ cells }: GoodsLine) =>
  variantColumns.flatMap(([name, value]) =>
    cells[name] === '' && cells[value] === ''
      ? []
      : [{ column: name, valueColumn: value, name: cells[name], text: cells[value] }],
  );

type NamedValue = {
  readonly spec: GoodsSpec;
  /** Undefined: it has no such value yet. */
  readonly id: string | undefined;
  readonly text: string;
  readonly column: GoodsColumn;
};

/** The value of each spec that a row names, in the order of the specs. */
const namedValues = (
  specs: readonly GoodsSpec[],
  line: GoodsLine,
): { readonly fault: Fault } | { readonly values: readonly NamedValue[] } => {
  const values = new Map<GoodsSpec, NamedValue>();
  for (const { name, valueColumn: column, text } of cellsOf(line)) {
    const [spec, more] = calledBy(specs, name);
    if (text === '') return { fault: { column, problem: 'missing' } };
    if (spec === undefined || more !== undefined || values.has(spec)) return otherSpecs(specs);
    const [value, twin] = calledBy(valuesOf(spec), text);
    if (twin !== undefined) return { fault: { column, problem: 'valueUnclear', detail: { text } } };
    values.set(spec, { spec, id: value?.key, text, column });
  }
  if (values.size < specs.length) return otherSpecs(specs);
  return { values: specs.flatMap((spec) => values.get(spec) ?? []) };
};

export const otherSpecs = (specs: readonly GoodsSpec[]): { readonly fault: Fault } => ({
  fault: {
    column: 'spec1',
    problem: 'specsOther',
    detail: { names: specs.map((spec) => callOf(specs, spec, 'en')).join(', ') },
  },
});

type Wider = {
  readonly content: GoodsContent;
  readonly faults: readonly { readonly line: GoodsLine; readonly fault: Fault }[];
};

/** A product with the variants that these rows add to it, each with what its row says. Pure. */
export const addVariants = (
  content: GoodsContent,
  lines: readonly GoodsLine[],
  language: Language,
): Wider => {
  const faults: { line: GoodsLine; fault: Fault }[] = [];
  let specs: readonly GoodsSpec[] = specsWithValues(content);
  const added = new Map<string, GoodsSku>();
  const firstRows = new Map<string, number>();
  for (const line of lines) {
    const named = namedValues(specs, line);
    if ('fault' in named) continue; // the row has been looked at before
    for (const { spec, id, text, column } of named.values) {
      if (id !== undefined) continue;
      if ([...text].length > goodsLimits.specName)
        faults.push({ line, fault: { column, problem: 'tooLong', detail: { max: goodsLimits.specName } } });
      specs = specs.map((one) => (one.key === spec.key ? withValue(one, text, language) : one));
    }
    const whole = namedValues(specs, line);
    const valueIds = 'values' in whole ? whole.values.flatMap(({ id }) => id ?? []) : [];
    const { no, price, supply, stock, row } = line;
    const key = skuKey(valueIds);
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, row);
    else faults.push({ line, fault: { column: 'value1', problem: 'specTwice', detail: { first } } });
    added.set(key, { ...emptySku, valueIds, no, price, supply, stock });
    if (isTooMany(specs)) {
      const fault = { column: 'value1', problem: 'tooManySpecs', detail: { max: goodsLimits.skus } } as const;
      return { content, faults: [...faults, { line: lines[0] ?? line, fault }] };
    }
  }
  const known = new Map(content.skus.map((sku) => [skuKey(sku.valueIds), sku]));
  return {
    content: {
      ...content,
      specs: content.specs.map((one) => specs.find(({ key }) => key === one.key) ?? one),
      skus: skuRows(specs, content.skus).map(({ valueIds }) => {
        const key = skuKey(valueIds);
        const [typed, before] = [added.get(key), known.get(key)];
        if (typed === undefined) return before ?? { ...emptySku, valueIds, on: false };
        return { ...(before ?? emptySku), ...filledOf(typed, before), valueIds, on: true };
      }),
    },
    faults,
  };
};

export const isTooMany = (specs: readonly GoodsSpec[]): boolean =>
  specs.some(({ values }) => values.length > goodsLimits.values) || countRows(specs) > goodsLimits.skus;

/** A variant that was taken out comes back with what its row says, and otherwise as it was. */
const filledOf = (typed: GoodsSku, before: GoodsSku | undefined): Partial<GoodsSku> => ({
  no: typed.no === '' ? (before?.no ?? '') : typed.no,
  price: typed.price ?? before?.price ?? null,
  supply: typed.supply ?? before?.supply ?? null,
  stock: typed.stock ?? before?.stock ?? null,
});

const withValue = (spec: GoodsSpec, text: string, language: Language): GoodsSpec => {
  const taken = new Set(spec.values.map(({ id }) => id));
  let number = spec.values.length + 1;
  while (taken.has(`${spec.key}v${number}`.slice(-40))) number += 1;
  return {
    ...spec,
    values: [
      ...spec.values,
      { id: `${spec.key}v${number}`.slice(-40), name: { [language]: text }, colour: null, image: null },
    ],
  };
};
