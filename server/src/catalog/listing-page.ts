import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import { followingSql } from '../pricing/shop-price.ts';
import type { Find, Shop } from './find.ts';
import { conditionsOf, followsPlatform, hasNumber, inName, ownPrice, whereAll } from './listing-filters.ts';

type Sql = RawBuilder<unknown>;
/** A list that is asked: what it holds, in which order, and which part of it. */
type Asked = {
  readonly where: Sql;
  readonly order: Sql;
  readonly few: boolean;
  readonly slice: Sql;
  /** The number of products up to the end of the page. */
  readonly most: number;
};

/**
 * Up to this many products are all read and sorted; of more, an index in the order of the list is followed until the page is
 * full. The planner cannot know which is shorter: it does not see how many products several filters leave.
 */
const sortedUpTo = 2000;

/** The ids of one page in order. `total` is how many the whole list has. */
export const pageIds = async (reader: Reader, shop: Shop, find: Find, total: number): Promise<number[]> => {
  const from = (find.page - 1) * find.size;
  if (from >= total) return [];
  const { rows } = await statementOf(shop, find, total).execute(reader);
  return rows.map(({ id }) => id);
};

const statementOf = (shop: Shop, find: Find, total: number): RawBuilder<{ id: number }> => {
  const from = (find.page - 1) * find.size;
  const asked: Asked = {
    where: whereAll(conditionsOf(shop, find)),
    order: orderOf(find),
    few: total <= sortedUpTo,
    slice: sql`limit ${find.size} offset ${from}`,
    most: from + find.size,
  };
  if (find.sort === 'price' && shop !== null) return byShopPrice(shop, find.order, asked);
  if (find.sort === 'comprehensive' && find.keyword !== undefined) return byRank(shop, find, asked);
  return sql<{ id: number }>`${sourceOf(asked)} order by ${asked.order} ${asked.slice}`;
};

const orderOf = ({ sort, order }: Find): Sql => {
  const up = order === 'asc';
  if (sort === 'price') return up ? sql`l.price, l.product_id` : sql`l.price desc, l.product_id desc`;
  if (sort === 'sales') return up ? sql`l.sales, l.product_id desc` : sql`l.sales desc, l.product_id`;
  if (sort === 'newest') return sql`l.created_at desc, l.product_id desc`;
  return sql`l.in_stock desc, l.score desc, l.product_id`;
};

const sourceOf = ({ where, few }: Asked, columns: Sql = sql`l.product_id as id`): Sql =>
  few
    ? sql`with found as materialized (select l.* from listings l where ${where}) select ${columns} from found l`
    : sql`select ${columns} from listings l where ${where}`;

/**
 * In a shop the price follows the platform's upwards, so its order is that of the platform's prices; what has a price of the shop's own
 * is put between. Among equal prices the platform's decides, then the id.
 */
const byShopPrice = (
  shop: NonNullable<Shop>,
  order: Find['order'],
  asked: Asked,
): RawBuilder<{ id: number }> => {
  const way = order === 'asc' ? sql`asc` : sql`desc`;
  const follows = sourceOf(
    { ...asked, where: sql`${asked.where} and ${followsPlatform(shop)}` },
    sql`l.product_id as id, ${followingSql(shop, sql`l.price`)} as price, l.price as platform`,
  );
  return sql<{ id: number }>`
    select id from (
      (${follows} order by ${asked.order} limit ${asked.most})
      union all
      (select l.product_id, ${ownPrice(shop)}, l.price from shop_listings o join listings l on l.product_id = o.product_id
        where o.shop_id = ${shop.id} and ${asked.where})) priced
    order by price ${way}, platform ${way}, id ${way} ${asked.slice}`;
};

/**
 * The exact goods number, then all words in the name, then the rest; each part only as far as the page needs it, and each asked by
 * its own index alone.
 */
const byRank = (shop: Shop, find: Find, asked: Asked): RawBuilder<{ id: number }> => {
  const { keyword } = find;
  const others = whereAll(conditionsOf(shop, { ...find, keyword: undefined }));
  const exact = keyword === undefined || keyword.number === '' ? sql`false` : hasNumber(keyword.number);
  const columns = sql`l.product_id, l.in_stock, l.score`;
  const best = (where: Sql) =>
    sql`(select ${columns} from listings l where ${where} order by ${asked.order} limit ${asked.most})`;
  return sql<{ id: number }>`
    with exact as materialized (select ${columns} from listings l where ${others} and ${exact}),
      named as materialized ${best(sql`${others} and ${inName(keyword?.terms ?? [])}
        and l.product_id not in (select product_id from exact)`)},
      rest as ${best(sql`${asked.where} and (select count(*) from named) < ${asked.most}
        and l.product_id not in (select product_id from exact union all select product_id from named)`)}
    select product_id as id from (
      select *, 3 as rank from exact union all select *, 2 from named union all select *, 1 from rest) l
    order by rank desc, ${asked.order} ${asked.slice}`;
};
