import { type Language, languages } from '@mall/contract/core/languages';
import {
  emptyGoods,
  emptySku,
  type GoodsContent,
  goodsLimits,
  type GoodsSpec,
  isSaid,
} from '@mall/contract/seller/own-goods';
import { skuKey, skuRows } from '@mall/contract/seller/sku-rows';
import type { CellChange } from './found.ts';
import type { Known } from './choices.queries.ts';
import type { GoodsColumn } from './columns.ts';
import { picturesOf, type Rules, type SheetProduct } from './product.ts';
import type { Fault, GoodsLine } from './read-cells.ts';
import { isSameList, withLabels } from './named-list.ts';
import { isNumberForm } from './number-form.ts';
import { isTooMany, unknownVariant } from './variants.ts';

/** The draft of a product that rows describe. Pure. */
export const newProduct = (
  lines: readonly GoodsLine[],
  known: Known,
  language: Language,
  problemsOf: Rules,
): SheetProduct => {
  // Each value of a spec with each of the others may be millions.
  const content = tooMany(lines) ? {} : draftOf(lines, language);
  const pictures = picturesOf(lines);
  const complete = problemsOf({ ...emptyGoods, ...content, images: pictures }).length === 0;
  const [first] = lines;
  const isUnknown = first !== undefined && (first.version !== '' || isNumberForm(first.group));
  const findings = lines.map((line) => ({
    line,
    changes: changedBy(line),
    notes: [],
    faults: [
      ...line.faults,
      ...(known.numbers.has(line.no) ? [{ column: 'no', problem: 'noTaken' } as const] : []),
      ...(!isUnknown && line.cells.key !== '' ? [unknownVariant(line.cells.key)] : []),
      ...(isUnknown && line === lines[0] ? [{ column: 'group', problem: 'productUnknown' } as const] : []),
      ...faultsBeside(line, lines, language),
    ],
  }));
  return { name: lines[0]?.name ?? {}, ready: { content, pictures, complete }, findings };
};

/** A number is looked at where a row gives it. */
const changedBy = ({ no }: GoodsLine): CellChange[] => (no === '' ? [] : [{ column: 'no', from: '' }]);

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
  ...languages
    .flatMap((code) => [`name.${code}`, `detail.${code}`] as const)
    .filter((column) => line.cells[column] !== '' && line.cells[column] !== first.cells[column]),
  ...(['styles', 'materials', 'labels'] as const).filter(
    (column) => line.cells[column] !== '' && !isSameList(line[column], first[column]),
  ),
  ...(line.categoryId !== null && line.categoryId !== first.categoryId ? (['category'] as const) : []),
  ...(line.brandId !== null && line.brandId !== first.brandId ? (['brand'] as const) : []),
  ...(line.freight !== null && line.freight !== first.freight ? (['freight'] as const) : []),
];

const tooMany = (lines: readonly GoodsLine[]): boolean => isTooMany(specsOf(lines, 'zh'));

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
  const { name, categoryId, brandId, unit, size, leadDays, detail, freight, styles, materials, labels } =
    first;
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
    styles,
    materials,
    ...(first.cells.labels === '' ? {} : withLabels(emptyGoods, labels)),
    ...(freight === null
      ? {}
      : freight === 0
        ? { freightKind: 'free' as const }
        : { freightKind: 'unit' as const, freight }),
    detail,
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
