import type { GoodsContent, GoodsSku, Size } from '@mall/contract/seller/own-goods';

import type { Language, Texts } from '@mall/contract/core/languages';
import { choiceKey } from './choice-key.ts';
import type { ChoiceTexts, Known } from './choices.queries.ts';
import { type GoodsColumn, wholeColumns } from './columns.ts';
import { asCell } from './named.ts';
import { isSameList, labelsOf, withLabels } from './named-list.ts';
import type { GoodsLine } from './read-cells.ts';
import { createFound, type Finding, type Found, isChanged } from './found.ts';
import { renameValues } from './rename-values.ts';
import { type VariantKeys, variantKeys } from './variant-key.ts';
import { type GoodsCells, type Reads, variantCells, wholeOf } from './rows-of.ts';
import { addVariants, findVariant } from './variants.ts';
import type { Standing } from '../../drafts/products/standing.ts';

/** What the rows of a sheet would change of a product that exists. */
export type Change = {
  /** The fields that differ. */
  readonly content: Partial<GoodsContent>;
  /** The product as it would be. */
  readonly next: GoodsContent;
  readonly findings: readonly Finding[];
};

/**
 * Compares rows with the product that they name. A cell that is empty, or says what the product says in any language,
 * changes nothing; a fault counts only where a cell would change something. Pure.
 */
export const changeOf = (
  standing: Standing,
  lines: readonly GoodsLine[],
  known: Known,
  reads: Reads,
): Change => {
  const rows = lines.map(createFound);
  const whole = putWhole(standing.content, rows, known.texts, reads);
  const keys = variantKeys(standing.id, whole);
  const renamed = renameValues(whole, rows, keys, reads.language);
  const { filled, added } = fillVariants(renamed, rows, keys, reads, standing.productId !== null);
  const next = added.length === 0 ? filled : widened(filled, added, reads.language);
  for (const row of rows) checkVariant(row, next, { standing, keys, known, reads });
  const before = standing.content;
  const content = Object.fromEntries(
    Object.entries(next).filter(([field, value]) => before[field as keyof GoodsContent] !== value), // its own keys
  );
  return { content, next, findings: rows.map(({ finding }) => finding) };
};

/** The product with what its first row says of all of it. */
const putWhole = (
  content: GoodsContent,
  rows: readonly Found[],
  texts: ChoiceTexts,
  reads: Reads,
): GoodsContent => {
  const [first] = rows;
  const now = wholeOf(content, reads);
  let next = content;
  for (const { line, changed, fault } of rows)
    for (const column of wholeColumns) {
      if (line.cells[column] === '' || says(content, now, line, column, texts)) continue;
      if (column === 'pictures' || column === 'pictureUrls' || line === first?.line) {
        changed(column, now[column]);
        next = { ...next, ...put(next, line, column) };
      } else if (first !== undefined && line.cells[column] !== first.line.cells[column])
        fault({ column, problem: 'differs', detail: { first: first.line.row } });
    }
  return next;
};

/** Its variants with what their rows say, and the rows that name one which it does not offer. */
const fillVariants = (
  content: GoodsContent,
  rows: readonly Found[],
  keys: VariantKeys,
  reads: Reads,
  published: boolean,
): { readonly filled: GoodsContent; readonly added: readonly Found[] } => {
  const taken = new Map<GoodsSku, Found>();
  const added: Found[] = [];
  for (const row of rows) {
    const found = findVariant(content, row.line, keys);
    if ('fault' in found) {
      // A row without any variant, as that of a product that offers none, may still change the whole product.
      if (found.fault.problem !== 'missing' || hasOwnCells(row.line)) row.fault(found.fault);
    } else if (found.sku === undefined) added.push(row);
    else {
      const before = taken.get(found.sku);
      if (before === undefined) taken.set(found.sku, row);
      else
        row.fault({
          column: found.column,
          problem: found.column === 'key' ? 'keyTwice' : 'skuTwice',
          detail: { first: before.line.row },
        });
    }
  }
  const skus = content.skus.map((sku) => {
    const row = taken.get(sku);
    return row === undefined ? sku : filledBy(sku, row, reads, published);
  });
  const isSame = skus.every((sku, at) => sku === content.skus[at]);
  return { filled: isSame ? content : { ...content, skus }, added };
};

const hasOwnCells = ({ cells }: GoodsLine): boolean =>
  [cells.no, cells.price, cells.supply].some((cell) => cell !== '');

const ownColumns = ['value1', 'value2', 'value3', 'no', 'price', 'supply', 'stock'] as const;

/** The product with the variants of rows that add one. */
const widened = (content: GoodsContent, rows: readonly Found[], language: Language): GoodsContent => {
  const wider = addVariants(
    content,
    rows.map(({ line }) => line),
    language,
  );
  for (const { line, changed, fault, note } of rows) {
    for (const column of ownColumns) if (line.cells[column] !== '') changed(column);
    for (const one of wider.faults) if (one.line === line) fault(one.fault);
    note('variant');
  }
  return wider.content;
};

type Seen = {
  readonly standing: Standing;
  readonly keys: VariantKeys;
  readonly known: Known;
  readonly reads: Reads;
};

/** What holds between the cells of a variant, those that a sheet left out among them. */
const checkVariant = (
  { line, finding, fault }: Found,
  next: GoodsContent,
  { standing: { productId }, keys, known, reads: { seesSupply } }: Seen,
): void => {
  const found = findVariant(next, line, keys);
  if ('fault' in found || found.sku === undefined) return;
  const { price, supply, no } = found.sku;
  // Whoever does not see supply prices would learn them from this, one try after the other.
  if (
    seesSupply &&
    isChanged(finding, 'price', 'supply') &&
    price !== null &&
    supply !== null &&
    price < supply
  )
    fault({ column: 'price', problem: 'belowSupply', detail: { amount: supply } });
  const isTaken =
    (known.numbers.get(no) ?? []).some((id) => id !== productId) ||
    next.skus.filter((one) => one.on && one.no === no).length > 1;
  if (isChanged(finding, 'no') && isTaken) fault({ column: 'no', problem: 'noTaken' });
};

/** Whether a cell says what the product has, in whichever language. */
const says = (
  content: GoodsContent,
  now: GoodsCells,
  line: GoodsLine,
  column: GoodsColumn,
  texts: ChoiceTexts,
): boolean => {
  const cell = line.cells[column];
  if (asCell(cell) === String(now[column] ?? '')) return true;
  // Also a name that the list of choices does not offer, as that of a hidden brand.
  if (column === 'category' && isNamed(texts.categories, content.categoryId, cell)) return true;
  if (column === 'brand' && isNamed(texts.brands, content.brandId, cell)) return true;
  const isFaulty = line.faults.some((fault) => fault.column === column);
  return !isFaulty && parts[column]?.is(content, line) === true;
};

const isNamed = (all: ReadonlyMap<string, Texts>, id: string | null, cell: string): boolean =>
  Object.values((id === null ? undefined : all.get(id)) ?? {}).some(
    (text) => choiceKey(text) === choiceKey(cell),
  );

/** What a cell of the whole product changes; its pictures are stored when it is written. */
const put = (content: GoodsContent, line: GoodsLine, column: GoodsColumn): Partial<GoodsContent> => {
  const [, kind, code = ''] = /^(name|detail)\.(.+)$/.exec(column) ?? [];
  return kind === 'name' || kind === 'detail'
    ? { [kind]: { ...content[kind], [code]: line.cells[column] } }
    : (parts[column]?.put(content, line) ?? {});
};

/** A column that is more than a text: whether the product has what a row says, and the product with it. */
type Part = {
  readonly is: (content: GoodsContent, line: GoodsLine) => boolean;
  readonly put: (content: GoodsContent, line: GoodsLine) => Partial<GoodsContent>;
};
const side = (name: keyof Size): Part => ({
  is: ({ size }, line) => line.size[name] === size[name],
  put: ({ size }, line) => ({ size: { ...size, [name]: line.size[name] } }),
});
const parts: Readonly<Partial<Record<GoodsColumn, Part>>> = {
  category: {
    is: ({ categoryId }, line) => line.categoryId === categoryId,
    put: (_content, { categoryId }) => ({ categoryId }),
  },
  brand: {
    is: ({ brandId }, line) => line.brandId === brandId,
    put: (_content, { brandId }) => ({ brandId }),
  },
  unit: { is: ({ unit }, line) => line.unit === unit, put: (_content, { unit }) => ({ unit }) },
  styles: {
    is: ({ styles }, line) => isSameList(styles, line.styles),
    put: (_content, { styles }) => ({ styles }),
  },
  materials: {
    is: ({ materials }, line) => isSameList(materials, line.materials),
    put: (_content, { materials }) => ({ materials }),
  },
  labels: {
    is: (content, line) => isSameList(labelsOf(content), line.labels),
    put: (content, { labels }) => withLabels(content, labels),
  },
  width: side('w'),
  depth: side('d'),
  height: side('h'),
  leadDays: {
    is: ({ leadDays }, line) => line.leadDays === leadDays,
    put: (_content, { leadDays }) => ({ leadDays }),
  },
  freight: {
    is: ({ freightKind, freight }, line) =>
      line.freight === (freightKind === 'free' ? 0 : freightKind === 'unit' ? freight : null),
    put: (_content, { freight }) =>
      freight === 0 ? { freightKind: 'free', freight: null } : { freightKind: 'unit', freight },
  },
};

/** A variant with what its row says; the stock of one that shoppers can buy is counted elsewhere. */
const filledBy = (
  sku: GoodsSku,
  { line, changed, note }: Found,
  { seesSupply }: Reads,
  published: boolean,
): GoodsSku => {
  const { cells, no, price, supply, stock } = line;
  const filled = { ...sku };
  const now = variantCells(sku, seesSupply);
  const differs = (column: 'no' | 'price' | 'supply' | 'stock', same: boolean): boolean => {
    const isFaulty = line.faults.some((fault) => fault.column === column && fault.problem !== 'belowSupply');
    if (cells[column] === '' || (same && !isFaulty)) return false;
    changed(column, now[column]);
    return true;
  };
  if (differs('no', no === asCell(sku.no))) filled.no = no;
  if (differs('price', price === sku.price)) filled.price = price;
  // To say that a supply price is the present one would tell it to who may not see it.
  if (differs('supply', seesSupply && supply === sku.supply)) filled.supply = supply;
  if (published && sku.was !== null) {
    if (cells.stock !== '' && stock !== sku.stock) note('stock');
  } else if (differs('stock', stock === sku.stock)) filled.stock = stock;
  return asIt(sku, filled);
};

/** The same when nothing differs, so that the field stays as it is. */
const asIt = (before: GoodsSku, next: GoodsSku): GoodsSku =>
  (['no', 'price', 'supply', 'stock'] as const).every((part) => before[part] === next[part]) ? before : next;
