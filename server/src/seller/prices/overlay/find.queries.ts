import type { Input } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/open.ts';
import { hiddenBy, mallGoods, ownGoods, wordsTyped } from './scope.queries.ts';

type Sql = RawBuilder<unknown>;
type List = Input<'shopGoods.list'>;
/** The filters of the shop's goods. */
export type Found = Pick<List, 'keyword' | 'brandId' | 'categoryId' | 'state' | 'changed'>;
type State = Found['state'];

/** Up to this many products are all sorted; for more, an index in the order of the list is followed. */
const sortedUpTo = 2000;

/** A product is low in stock when one of its SKUs has at most this many pieces left. */
export const lowStock = 5;
const isLow = sql`l.product_id in (select product_id from skus where stock - held <= ${sql.lit(lowStock)})`;

/**
 * The number of products in each state, whatever state is requested; and which way of reading the words found
 * them.
 */
export type Counted = { readonly counts: Readonly<Record<State, number>>; readonly words: Sql };

/** Counts the shop's goods by state, under all other filters. */
export const countGoods = async (reader: Reader, shopId: string, found: Found): Promise<Counted> => {
  const ways = wordsTyped(found.keyword);
  for (const words of ways) {
    const counts = await countBy(reader, shopId, found, words);
    if (counts.all > 0 || words === ways.at(-1)) return { counts, words };
  }
  throw new Error('There is always one way to read words.');
};

type CountRow = {
  mall: number;
  hidden: number;
  own: number;
  own_shown: number;
  own_hidden: number;
  pending: number;
  rejected: number;
  low: number;
};

/**
 * The mall's goods are counted once and those that the shop hides are looked up, so that each part is found
 * by its own index.
 */
const countBy = async (
  reader: Reader,
  shopId: string,
  found: Found,
  words: Sql,
): Promise<Record<State, number>> => {
  const where = narrowed(shopId, found, words);
  const low =
    found.state === 'lowStock'
      ? sql`(select count(*) from listings l where ${mallGoods} and ${where} and ${isLow})
          + (select count(*) from listings l where ${ownGoods(shopId)} and ${where} and ${isLow})`
      : sql`0::bigint`;
  const { rows } = await sql<CountRow>`
    with own as materialized (
      select l.shown and not hidden as shown, hidden, p.review_status
      from listings l join products p on p.id = l.product_id cross join lateral (select ${hiddenBy(shopId)} as hidden) h
      where ${ownGoods(shopId)} and ${where})
    select (select count(*) from listings l where ${mallGoods} and ${where}) as mall,
      (select count(*) from listings l where ${mallGoods} and ${where} and ${hiddenBy(shopId)}) as hidden,
      count(*) as own, count(*) filter (where shown) as own_shown, count(*) filter (where hidden) as own_hidden,
      count(*) filter (where review_status = 'pending') as pending,
      count(*) filter (where review_status = 'rejected') as rejected,
      ${low} as low
    from own`.execute(reader);
  const [row] = rows;
  if (row === undefined) throw new Error('The counts gave no row.');
  return {
    all: row.mall + row.own,
    onSale: row.mall - row.hidden + row.own_shown,
    hidden: row.hidden + row.own_hidden,
    inReview: row.pending,
    rejected: row.rejected,
    lowStock: row.low,
  };
};

/** Everything but the state. */
const narrowed = (shopId: string, { brandId, categoryId, changed }: Found, words: Sql): Sql => {
  const parts = [
    words,
    brandId === undefined ? undefined : sql`l.brand_id = ${Number(brandId)}::int`,
    categoryId === undefined ? undefined : sql`l.category_id in (${categoriesBelow(Number(categoryId))})`,
    changed === undefined ? undefined : changed ? hasOwnPrice(shopId) : sql`not ${hasOwnPrice(shopId)}`,
  ];
  return sql.join(
    parts.flatMap((part) => part ?? []),
    sql` and `,
  );
};

const hasOwnPrice = (shopId: string): Sql =>
  sql`(l.product_id in (select product_id from shop_listings where shop_id = ${shopId}))`;

/** Categories are three levels deep at most. */
const categoriesBelow = (id: number): Sql => sql`
  select c.id from categories c left join categories above on above.id = c.parent_id
  where ${id}::int in (c.id, c.parent_id, above.parent_id)`;

const inState = (shopId: string, state: State): Sql => {
  if (state === 'all') return sql`true`;
  if (state === 'hidden') return hiddenBy(shopId);
  if (state === 'onSale') return sql`l.shown and not ${hiddenBy(shopId)}`;
  if (state === 'lowStock') return isLow;
  const review = state === 'inReview' ? 'pending' : 'rejected';
  return sql`l.product_id in (select id from products where shop_id = ${shopId} and review_status = ${review})`;
};

/** The ids of one page in order; `total` is the number of matches. */
export const goodsPage = async (
  reader: Reader,
  shopId: string,
  list: List,
  { words, total }: { words: Sql; total: number },
): Promise<number[]> => {
  const from = (list.page - 1) * list.size;
  if (from >= total) return [];
  const order = orderOf(list);
  const slice = sql`limit ${list.size} offset ${from}`;
  const where = sql`${narrowed(shopId, list, words)} and ${inState(shopId, list.state)}`;
  const columns = sql`l.product_id, l.sales, l.price, l.created_at`;
  const part = (scope: Sql) =>
    total <= sortedUpTo
      ? sql`(select ${columns} from listings l where ${scope} and ${where})`
      : sql`(select ${columns} from listings l where ${scope} and ${where} order by ${order}
        limit ${from + list.size})`;
  // Two parts, so that each can follow an index; the mall's goods are many, the shop's own few.
  const { rows } = await sql<{ product_id: number }>`
    select l.product_id from (${part(mallGoods)} union all ${part(ownGoods(shopId))}) l
      order by ${order} ${slice}`.execute(reader);
  return rows.map((row) => row.product_id);
};

const orderOf = ({ sort, order }: List): Sql => {
  const up = order === 'asc';
  if (sort === 'price') return up ? sql`l.price, l.product_id` : sql`l.price desc, l.product_id desc`;
  if (sort === 'newest')
    return up ? sql`l.created_at, l.product_id` : sql`l.created_at desc, l.product_id desc`;
  return up ? sql`l.sales, l.product_id desc` : sql`l.sales desc, l.product_id`;
};

/** The ids of all matches, for a batch; one more than `most` means that there are too many. */
export const goodsFound = async (
  reader: Reader,
  shopId: string,
  found: Found,
  most: number,
): Promise<number[]> => {
  const { words } = await countGoods(reader, shopId, found);
  const where = sql`${narrowed(shopId, found, words)} and ${inState(shopId, found.state)}`;
  const { rows } = await sql<{ product_id: number }>`
    select l.product_id from listings l where ${mallGoods} and ${where}
    union all select l.product_id from listings l where ${ownGoods(shopId)} and ${where}
    order by product_id limit ${most + 1}`.execute(reader);
  return rows.map((row) => row.product_id);
};
