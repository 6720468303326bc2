import { pickText } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import type { Input, Output } from '@mall/contract/operations';
import { promisedBy } from '@mall/contract/trade/promise';
import type { Hooks } from '../../platform/area.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Reader } from '../../platform/db/open.ts';
import { cachedPart } from '../../platform/http/cached-part.ts';
import { attributeRows, keyFacet } from './attributes.queries.ts';
import { brandNames, findBrand } from './brands.queries.ts';
import { loadCards } from './cards.ts';
import { categoryFacet, categoryRows, withBelow } from './categories.queries.ts';
import type { Find } from './find.ts';
import { type Counts, leadSteps } from './listing-counts.queries.ts';
import { findCounted, findPage, type FoundPage, type ListSource, withKeyword } from './lists.queries.ts';
import { toDetail } from './present.ts';
import { additionRow, detailRow } from './product.queries.ts';
import type { View } from './visible.queries.ts';

type Query = Input<'product.list'>;
type Listed = Output<'product.list'>;

/** Products by keyword and filter, with the counts of each further filter. */
export const listProducts = async (source: ListSource, view: View, query: Query): Promise<Listed> => {
  const { db } = source;
  const categories = await categoryRows(db);
  const chosen = query.categoryId === undefined ? undefined : Number(query.categoryId);
  const find = {
    ...query,
    ...(query.sort === 'comprehensive' ? ownOrder(query.flag) : { sort: query.sort, order: query.order }),
    categoryIds: chosen === undefined ? undefined : withBelow(categories, chosen),
    brandIds: query.brandId?.length ? query.brandId.map(Number).sort((a, b) => a - b) : undefined,
  };
  const found = await withKeyword(
    source,
    view.shop,
    { typed: query.keyword ?? '', exact: query.exact === true },
    find,
    (asked) => findCounted(source, view.shop, asked),
  );
  const { counts } = found;
  const attributes = await attributeRows(db);
  const names = await brandNames(
    db,
    view,
    counts.brands.map(({ id }) => id),
  );
  return {
    ...(await pageOf(db, view, query, found)),
    ...(found.meant && { meant: found.meant }),
    facets: {
      categories: categoryFacet(categories, counts.categories, chosen, view.language),
      brands: counts.brands.map(({ id, count }) => ({ id: String(id), name: names.get(id) ?? '', count })),
      styles: keyFacet(attributes, 'style', counts.styles, view.language),
      materials: keyFacet(attributes, 'material', counts.materials, view.language),
      leadTimes: leadFacet(counts.leadTimes),
      price: counts.price,
      inStock: counts.inStock,
    },
  };
};

/**
 * The number sent within each of the offered numbers of days: what is sent in a week is also sent in a month.
 */
const leadFacet = (steps: Counts['leadTimes']): Listed['facets']['leadTimes'] =>
  leadSteps
    .map((days) => ({
      days,
      count: steps.reduce((sum, { id, count }) => (id > 0 && id <= days ? sum + count : sum), 0),
    }))
    .filter(({ count }) => count > 0);

/**
 * The comprehensive order of a list with a subject sorts by that subject: new products by age, hot ones by
 * sales. It has one direction, whatever the address contains.
 */
const ownOrder = (flag: Query['flag']): Pick<Find, 'sort' | 'order'> => {
  if (flag === 'new') return { sort: 'newest', order: 'desc' };
  return { sort: flag === 'bestseller' ? 'sales' : 'comprehensive', order: 'desc' };
};

/** A plain list of cards: new, hot, recommended, of one brand. */
export const listCards = async (
  source: ListSource,
  view: View,
  find: Find,
): Promise<Output<'product.newest'>> =>
  pageOf(source.db, view, find, await findPage(source, view.shop, find));

const pageOf = async (
  reader: Reader,
  view: View,
  { page, size }: { page: number; size: number },
  { ids, total }: FoundPage,
) => ({ list: await loadCards(reader, view, ids), total, page, size });

/** One product with its SKUs. Refuses `missing` for one that this shop does not offer. */
export const productDetail = async (
  { db, answers }: ListSource,
  view: View,
  { id, skuId }: Input<'product.detail'>,
  couponsFor: Hooks['couponsFor'],
): Promise<Output<'product.detail'>> => {
  const row = await detailRow(db, view, Number(id), couponsFor);
  if (row === undefined) throw new Refusal('missing');
  // All products of a brand display it with the same figures.
  const brand = await cachedPart(
    answers,
    `brand|${view.shop?.id ?? ''}|${view.language}|${row.brand_id}`,
    ['catalogue'],
    () => findBrand(db, view, row.brand_id),
  );
  if (brand === null) throw new Refusal('missing');
  const detail = toDetail(row, view, skuId === undefined ? undefined : Number(skuId));
  return {
    ...detail,
    brand,
    category: { id: String(row.category_id), name: pickText(row.category, view.language).text },
    promise: promisedBy([detail.leadDays], clock.nowMs()),
  };
};

/** Review and sales figures, fresh. Refuses `missing`. */
export const productAddition = async (
  reader: Reader,
  view: View,
  id: number,
): Promise<Output<'product.addition'>> => {
  const row = await additionRow(reader, view, id);
  if (row === null) throw new Refusal('missing');
  return {
    reviews: {
      count: row.count,
      good: row.good,
      average: row.count === 0 ? 0 : Math.round((10 * row.sum) / row.count) / 10,
    },
    sales: row.sales,
    collectCount: row.collected,
    promise: { date: promisedBy([row.lead_days], clock.nowMs()) },
    stock: [...row.stock],
  };
};
