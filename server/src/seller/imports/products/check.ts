import { type Language, languages } from '@mall/contract/core/languages';
import {
  emptySku,
  type GoodsContent,
  goodsLimits,
  type GoodsSpec,
  isSaid,
} from '@mall/contract/seller/own-goods';
import { shopJob } from '@mall/contract/seller/shop-job';
import { countRows, skuKey, skuRows } from '@mall/contract/seller/sku-rows';
import type { StoredDraft, StoredJobProblem } from '../../../platform/db/schema.ts';
import type { Sent } from '../core/titled.ts';
import type { Choices } from './choices.queries.ts';
import { type Fault, type GoodsLine, readLine } from './read-cells.ts';
import type { GoodsColumn } from './columns.ts';

/** Counted in products; problems name rows. */
export type Checked = { ready: StoredDraft[]; same: 0; wrong: number; problems: StoredJobProblem[] };

/**
 * Makes a draft of each product of a list: rows with one product number are its variants. A product with an
 * error in any of its rows is left out whole. Pure.
 */
export const checkGoods = (sent: Sent<GoodsColumn>, choices: Choices, language: Language): Checked => {
  const checked: Checked = { ready: [], same: 0, wrong: 0, problems: [] };
  for (const lines of productsIn(sent.rows.map((row) => readLine(row, choices)))) {
    const problems = lines
      .flatMap((line) =>
        [...line.faults, ...faultsBeside(line, lines, language)].map((fault) => ({ line, fault })),
      )
      .map(({ line, fault: { column, ...rest } }) => ({
        row: line.row,
        column: sent.titles[column] ?? '',
        ...rest,
      }));
    if (problems.length === 0) checked.ready.push({ content: draftOf(lines, language) });
    else checked.wrong += 1;
    checked.problems.push(...problems.slice(0, shopJob.keptProblems - checked.problems.length));
  }
  return checked;
};

/** A row without a product number is a product of its own. */
const productsIn = (lines: readonly GoodsLine[]): GoodsLine[][] => {
  const found = new Map<string, GoodsLine[]>();
  for (const line of lines) {
    const key = line.group === '' ? `row ${line.row}` : `no ${line.group}`;
    found.set(key, [...(found.get(key) ?? []), line]);
  }
  return [...found.values()];
};

/** The errors of a row compared with the others of its product. */
const faultsBeside = (line: GoodsLine, lines: readonly GoodsLine[], language: Language): Fault[] => {
  const [first = line] = lines;
  const names = (one: GoodsLine) => one.variants.map(({ name }) => name).join('|');
  if (line === first)
    return [
      ...(isSaid(line.name) ? [] : [{ column: `name.${language}`, problem: 'missing' } as const]),
      ...(lines.length > 1 && line.variants.length === 0
        ? [{ column: 'spec1', problem: 'specMissing' } as const]
        : []),
      ...(tooMany(lines)
        ? [{ column: 'spec1', problem: 'tooManySpecs', detail: { max: goodsLimits.skus } } as const]
        : []),
    ];
  if (line.variants.length === 0) return [{ column: 'spec1', problem: 'specMissing' }];
  if (names(line) !== names(first))
    return [{ column: 'spec1', problem: 'specsDiffer', detail: { first: first.row } }];
  const twin = lines.find((one) => one.row < line.row && valuesOf(one) === valuesOf(line));
  if (twin !== undefined) return [{ column: 'value1', problem: 'specTwice', detail: { first: twin.row } }];
  return differs(line, first).map((column) => ({ column, problem: 'differs', detail: { first: first.row } }));
};

const valuesOf = ({ variants }: GoodsLine): string => variants.map(({ value }) => value).join('|');

/** The first row has the fields of the whole product; another row may repeat them or leave them empty. */
const differs = (line: GoodsLine, first: GoodsLine): GoodsColumn[] => [
  ...languages.flatMap((code): GoodsColumn[] => {
    const [said = '', before = ''] = [line.name[code], first.name[code]];
    return said !== '' && said !== before ? [`name.${code}`] : [];
  }),
  ...(line.categoryId !== null && line.categoryId !== first.categoryId ? (['category'] as const) : []),
  ...(line.brandId !== null && line.brandId !== first.brandId ? (['brand'] as const) : []),
  ...(line.detail !== '' && line.detail !== first.detail ? (['detail'] as const) : []),
];

const tooMany = (lines: readonly GoodsLine[]): boolean => {
  const specs = specsOf(lines, 'zh');
  return (
    specs.some(({ values }) => values.length > goodsLimits.values) || countRows(specs) > goodsLimits.skus
  );
};

const specsOf = (lines: readonly GoodsLine[], language: Language): GoodsSpec[] =>
  (lines[0]?.variants ?? []).map(({ name }, at) => {
    const texts = [...new Set(lines.map(({ variants }) => variants[at]?.value ?? ''))];
    return {
      key: `s${at + 1}`,
      name: { [language]: name },
      values: texts.map((text, index) => ({
        id: `s${at + 1}v${index + 1}`,
        name: { [language]: text },
        colour: null,
        image: null,
      })),
    };
  });

/** Pictures cannot come from a sheet: the result is a draft, to be completed and sent. */
const draftOf = (lines: readonly GoodsLine[], language: Language): Partial<GoodsContent> => {
  const [first] = lines;
  if (first === undefined) return {};
  const { name, categoryId, brandId, unit, size, leadDays, detail } = first;
  const specs = specsOf(lines, language);
  const idOf = (at: number, text: string | undefined) =>
    specs[at]?.values.find((value) => value.name[language] === text)?.id ?? '';
  const given = lines.map(({ variants, no, price, supply, stock }) => ({
    ...emptySku,
    valueIds: variants.map(({ value }, at) => idOf(at, value)),
    no,
    price,
    supply,
    stock,
  }));
  const said = new Set(given.map(({ valueIds }) => skuKey(valueIds)));
  return {
    name,
    categoryId,
    brandId,
    unit,
    size,
    leadDays,
    detail: detail === '' ? {} : { [language]: detail },
    specType: specs.length > 0 ? 'multi' : 'single',
    specs,
    skus:
      specs.length === 0
        ? given
        : skuRows(specs, given).map((sku) =>
            said.has(skuKey(sku.valueIds)) ? sku : { ...emptySku, valueIds: sku.valueIds, on: false },
          ),
  };
};
