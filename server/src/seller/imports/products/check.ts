import { type Language, languages } from '@mall/contract/core/languages';
import {
  emptyGoods,
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
import type { Known } from './choices.queries.ts';
import { type Fault, type GoodsLine, readLine } from './read-cells.ts';
import type { GoodsColumn } from './columns.ts';

/** Counted in products; problems name rows. */
export type Checked = {
  ready: StoredDraft[];
  /** How many of the ready ones lack nothing. */
  complete: number;
  same: 0;
  wrong: number;
  problems: StoredJobProblem[];
  /** The rows of products with a fault. */
  back: number[];
};
type Rules = (content: GoodsContent) => readonly unknown[];

/**
 * Makes a draft of each product of a list: rows with one product number are its variants. A product with an
 * error in any of its rows is left out whole. Pure.
 */
export const checkGoods = (
  sent: Sent<GoodsColumn>,
  known: Known,
  language: Language,
  problemsOf: Rules,
): Checked => {
  const checked: Checked = { ready: [], complete: 0, same: 0, wrong: 0, problems: [], back: [] };
  const all = sent.rows.map((row) => readLine(row, known));
  const first = firstRows(all);
  for (const lines of productsIn(all)) {
    const problems = lines
      .flatMap((line) =>
        [...line.faults, ...faultsBeside(line, lines, language), ...numberFaults(line, first)].map(
          (fault) => ({ line, fault }),
        ),
      )
      .map(({ line, fault: { column, ...rest } }) => ({
        row: line.row,
        column: sent.titles[column] ?? '',
        ...rest,
      }));
    const rows = lines.map(({ row }) => row);
    if (problems.length === 0) {
      const content = draftOf(lines, language);
      const pictures = picturesOf(lines);
      const complete = problemsOf({ ...emptyGoods, ...content, images: pictures }).length === 0;
      checked.ready.push({ rows, content, pictures, complete });
      if (complete) checked.complete += 1;
    } else {
      checked.wrong += 1;
      checked.back.push(...rows);
    }
    checked.problems.push(...problems.slice(0, shopJob.keptProblems - checked.problems.length));
  }
  return checked;
};

const picturesOf = (lines: readonly GoodsLine[]): string[] => [
  ...new Set(lines.flatMap(({ pictures }) => pictures)),
];

/** The row in which each article number stands first. */
const firstRows = (lines: readonly GoodsLine[]): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  for (const { no, row } of lines) if (no !== '' && !first.has(no)) first.set(no, row);
  return first;
};

const numberFaults = ({ no, row }: GoodsLine, rows: ReadonlyMap<string, number>): Fault[] => {
  const first = rows.get(no) ?? row;
  return first === row ? [] : [{ column: 'no', problem: 'noTwice', detail: { first } }];
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
      ...(picturesOf(lines).length > goodsLimits.images
        ? [{ column: 'pictures', problem: 'tooManyPictures', detail: { max: goodsLimits.images } } as const]
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
  ...(line.freight !== null && line.freight !== first.freight ? (['freight'] as const) : []),
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

/** Without a freight or another cell the result is a draft, to be completed. */
const draftOf = (lines: readonly GoodsLine[], language: Language): Partial<GoodsContent> => {
  const [first] = lines;
  if (first === undefined) return {};
  const { name, categoryId, brandId, unit, size, leadDays, detail, freight } = first;
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
    ...(freight === null
      ? {}
      : freight === 0
        ? { freightKind: 'free' as const }
        : { freightKind: 'unit' as const, freight }),
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
