import {
  type GoodsContent,
  type GoodsField,
  type GoodsSection,
  type GoodsSku,
  isSaid,
  isVideoLink,
  sectionOf,
} from './own-goods.ts';
import { languages, type Language } from '../core/languages.ts';
import { skuKey } from './sku-rows.ts';

export type GoodsProblemKey =
  | 'missing'
  | 'freight.amount'
  | 'member.wrong'
  | 'video.wrong'
  | 'images.none'
  | 'specs.none'
  | 'specs.unnamed'
  | 'skus.none'
  | 'price.missing'
  | 'price.wrong'
  | 'supply.missing'
  | 'price.belowSupply'
  | 'stock.missing';

/**
 * A problem that prevents sending a product. `sku` identifies the row of the matrix by `skuKey`, `part` its
 * cell.
 */
export type GoodsProblem = {
  readonly field: GoodsField;
  readonly section: GoodsSection;
  readonly key: GoodsProblemKey;
  readonly sku?: string;
  readonly part?: 'price' | 'supply' | 'stock';
};

/**
 * The one list of rules for sending a product to review (spec §5): name, type, status, sales volume, the four
 * flags, freight, spec type and total stock are required, and with several SKUs the price and stock of each.
 * The form displays it; the API refuses by it.
 */
export const goodsProblems = (content: GoodsContent): GoodsProblem[] => [
  ...(isSaid(content.name) ? [] : [problem('name')]),
  ...missing(content, ['categoryId']),
  ...(content.images.length === 0 ? [problem('images', 'images.none')] : []),
  ...(isVideoLink(content.video) ? [] : [problem('video', 'video.wrong')]),
  ...missing(content, ['specType']),
  ...specProblems(content),
  ...skuProblems(content),
  ...(isMemberRate(content.memberBps) ? [] : [problem('memberBps', 'member.wrong')]),
  ...missing(content, ['freightKind']),
  ...(content.freightKind === 'unit' && (content.freight === null || content.freight < 1)
    ? [problem('freight', 'freight.amount')]
    : []),
  ...missing(content, ['onSale', 'sales', 'influencer', 'custom', 'isNew', 'recommend']),
];

/** The same for a product of the mall: it has no shop whose name could be its brand. */
export const mallGoodsProblems = (content: GoodsContent): GoodsProblem[] => [
  ...goodsProblems(content),
  ...missing(content, ['brandId']),
];

/** Recommendations, not requirements. */
export const goodsAdvice = ({ leadDays, name, size }: GoodsContent) => ({
  leadDays: leadDays === null,
  size: size.w === 0 && size.d === 0 && size.h === 0,
  languages: isSaid(name) ? languages.filter((code) => !(name[code] ?? '').trim()) : [],
});

/** How many of the filled-in texts are translated into this language. */
export const saidIn = (content: GoodsContent, code: Language): { said: number; of: number } => {
  const all = textsOf(content).filter(isSaid);
  return { said: all.filter((typed) => (typed[code] ?? '').trim() !== '').length, of: all.length };
};

const textsOf = ({ name, origin, hardness, detail, keywords, specs, facts, specType }: GoodsContent) => [
  name,
  origin,
  hardness,
  detail,
  keywords,
  ...(specType === 'multi'
    ? specs.flatMap((spec) => [spec.name, ...spec.values.map((value) => value.name)])
    : []),
  ...facts.flatMap((fact) => [fact.name, fact.value]),
];

const problem = (field: GoodsField, key: GoodsProblemKey = 'missing'): GoodsProblem => ({
  field,
  section: sectionOf[field],
  key,
});

const missing = (content: GoodsContent, fields: readonly GoodsField[]): GoodsProblem[] =>
  fields.filter((field) => content[field] === null).map((field) => problem(field));

const specProblems = ({ specType, specs }: GoodsContent): GoodsProblem[] => {
  if (specType !== 'multi') return [];
  if (specs.length === 0 || specs.some(({ values }) => values.length === 0))
    return [problem('specs', 'specs.none')];
  const named = specs.every(
    ({ name, values }) => isSaid(name) && values.every((value) => isSaid(value.name)),
  );
  return named ? [] : [problem('specs', 'specs.unnamed')];
};

const skuProblems = ({ skus, specType }: GoodsContent): GoodsProblem[] => {
  if (specType === null) return [];
  const offered = skus.filter(({ on }) => on);
  if (offered.length === 0) return [problem('skus', 'skus.none')];
  return offered.flatMap((sku) =>
    cellProblems(sku).map(([part, key]) => ({ ...problem('skus', key), part, sku: skuKey(sku.valueIds) })),
  );
};

type Cell = readonly ['price' | 'supply' | 'stock', GoodsProblemKey];

const cellProblems = ({ price, supply, stock }: GoodsSku): Cell[] => [
  ...(price === null ? [['price', 'price.missing'] as const] : []),
  ...(price !== null && price < 1 ? [['price', 'price.wrong'] as const] : []),
  ...(supply === null || supply < 1 ? [['supply', 'supply.missing'] as const] : []),
  ...(price !== null && price >= 1 && supply !== null && supply > price
    ? [['price', 'price.belowSupply'] as const]
    : []),
  ...(stock === null ? [['stock', 'stock.missing'] as const] : []),
];

const isMemberRate = (points: number | null): boolean =>
  points === null || (Number.isInteger(points) && points >= 100 && points <= 10_000);
