import { pickText } from '@mall/contract/languages';
import { Refusal } from '@mall/contract/refusals';
import type { Input, Output } from '@mall/contract/operations';
import type { Reader } from '../db/open.ts';
import { compactNumber, looseTerms, queryTerms } from '../search/terms.ts';
import { brandNames, toBrand } from './brands.ts';
import { loadCards } from './cards.ts';
import { categoryFacet, categoryRows, withBelow } from './categories.ts';
import { type Find, type Found, findProducts } from './find-queries.ts';
import { toDetail } from './present.ts';
import { promiseDate } from './promise.ts';
import { additionRow, detailRow, productRows } from './product-queries.ts';
import type { View } from './visible.ts';

type Query = Input<'product.list'>;
type Listed = Output<'product.list'>;

/** Products by keyword and filter, with what each further filter would leave. */
export const listProducts = async (reader: Reader, view: View, query: Query): Promise<Listed> => {
  const categories = await categoryRows(reader);
  const chosen = query.categoryId === undefined ? undefined : Number(query.categoryId);
  const found = await findByKeyword(reader, view, query.keyword ?? '', {
    ...query,
    categoryIds: chosen === undefined ? undefined : withBelow(categories, chosen),
    brandId: query.brandId === undefined ? undefined : Number(query.brandId),
  });
  const brands = found.brands.map(({ id }) => id);
  const names = await brandNames(reader, view, brands);
  return {
    ...(await pageOf(reader, view, query, found)),
    facets: {
      categories: categoryFacet(categories, found.categories, chosen, view.language),
      brands: found.brands.map(({ id, count }) => ({ id: String(id), name: names.get(id) ?? '', count })),
      styles: [],
      materials: [],
      leadTimes: [],
      price: { min: found.price_min, max: found.price_max },
      inStock: found.in_stock,
    },
  };
};

/** A plain list of cards: new, hot, recommended, of one brand. */
export const listCards = async (reader: Reader, view: View, find: Find): Promise<Output<'product.newest'>> =>
  pageOf(reader, view, find, await findProducts(reader, view, find));

const pageOf = async (
  reader: Reader,
  view: View,
  { page, size }: { page: number; size: number },
  { ids, total }: Found,
) => ({ list: await loadCards(reader, view, ids), total, page, size });

/** A keyword whose words were typed without gaps is asked again loosely when it finds nothing. */
export const findByKeyword = async (
  reader: Reader,
  view: View,
  typed: string,
  find: Omit<Find, 'keyword'>,
): Promise<Found> => {
  if (typed === '') return findProducts(reader, view, { ...find, keyword: undefined });
  const number = compactNumber(typed);
  const strict = queryTerms(typed);
  const found = await findProducts(reader, view, { ...find, keyword: { terms: asked(strict), number } });
  const loose = looseTerms(typed);
  if (found.total > 0 || loose.join() === strict.join()) return found;
  return findProducts(reader, view, { ...find, keyword: { terms: asked(loose), number } });
};

/** A query without a single letter or digit finds nothing rather than everything. */
const asked = (terms: readonly string[]): readonly string[] => (terms.length === 0 ? [''] : terms);

/** One product with its SKUs. Refuses `missing` for what this shop does not show. */
export const productDetail = async (
  reader: Reader,
  view: View,
  { id, skuId }: Input<'product.detail'>,
): Promise<Output<'product.detail'>> => {
  const [row] = await productRows(reader, view, [Number(id)]);
  const detail = await detailRow(reader, view, Number(id));
  if (row === undefined || detail === undefined) throw new Refusal('missing');
  return {
    ...toDetail(row, detail, view, skuId === undefined ? undefined : Number(skuId)),
    brand: toBrand(detail.brand, view),
    category: { id: String(row.category_id), name: pickText(detail.category, view.language).text },
    promise: promiseDate(row.lead_days),
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
    promise: { date: promiseDate(row.lead_days) },
    stock: [...row.stock],
  };
};
