import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { Find, Shop } from './find.ts';
import {
  conditionsOf,
  followsPlatform,
  hasNumber,
  inName,
  ownBetween,
  ownPrice,
  platformBetween,
  whereAll,
} from './listing-filters.queries.ts';
import { followingSql } from '../pricing/shop-price.queries.ts';

type Sql = RawBuilder<unknown>;
type Page = RawBuilder<{ id: number }>;
/** A query of a list: its content, its order, and its page. */
type Asked = {
  readonly where: Sql;
  readonly order: Sql;
  readonly few: boolean;
  readonly slice: Sql;
  /** The number of products up to the end of the page. */
  readonly most: number;
  /** How far the order of all products is followed to find the words. */
  readonly walked: number;
};

/**
 * Up to this many products are all read and sorted; for more, an index in the order of the list is followed
 * until the page is full. The planner cannot know which is shorter: it does not see how many products several
 * filters leave.
 */
const sortedUpTo = 2000;

/**
 * Searching words in one product takes twenty times as long as sorting one that an index of words has found.
 * So for a search the order is followed for at most ten products per place of the page, and for a fortieth of
 * the matches: without success this costs half of the sorting. Below four per place, it would hardly ever
 * fill the page.
 */
const walkedAPlace = { least: 4, most: 10 };
const foundAWalked = 40;

/** The ids of one page in order. `total` is the size of the whole list. */
export const pageIds = async (reader: Reader, shop: Shop, find: Find, total: number): Promise<number[]> => {
  const from = (find.page - 1) * find.size;
  if (from >= total) return [];
  const { rows } = await statementOf(shop, find, total).execute(reader);
  return rows.map(({ id }) => id);
};

const statementOf = (shop: Shop, find: Find, total: number): Page => {
  const from = (find.page - 1) * find.size;
  const most = from + find.size;
  const walked = Math.floor(Math.min(most * walkedAPlace.most, total / foundAWalked));
  const asked: Asked = {
    where: whereAll(conditionsOf(shop, find)),
    order: orderOf(find),
    few: total <= sortedUpTo,
    slice: sql`limit ${find.size} offset ${from}`,
    most,
    walked: find.keyword !== undefined && walked >= most * walkedAPlace.least ? walked : 0,
  };
  if (find.sort === 'price' && shop !== null) return byShopPrice(shop, find, asked);
  if (find.sort === 'comprehensive' && find.keyword !== undefined) return byRank(shop, find, asked);
  const ids = sql`select l.product_id as id`;
  if (asked.few) return sql`with ${found(asked)} ${ids} from found l order by ${asked.order} ${asked.slice}`;
  if (asked.walked === 0)
    return sql`${ids} from listings l where ${asked.where} order by ${asked.order} ${asked.slice}`;
  return sql`with ${best(asked, 'hit', asked.where)} ${ids} from hit l order by ${asked.order} ${asked.slice}`;
};

const orderOf = ({ sort, order }: Find): Sql => {
  const up = order === 'asc';
  if (sort === 'price') return up ? sql`l.price, l.product_id` : sql`l.price desc, l.product_id desc`;
  if (sort === 'sales') return up ? sql`l.sales, l.product_id desc` : sql`l.sales desc, l.product_id`;
  if (sort === 'newest') return sql`l.created_at desc, l.product_id desc`;
  return sql`l.in_stock desc, l.score desc, l.product_id`;
};

/** A short list, read whole. */
const found = ({ where }: Asked): Sql =>
  sql`found as materialized (select l.* from listings l where ${where})`;

const columns = sql`l.product_id, l.in_stock, l.score, l.price, l.sales, l.created_at`;

/**
 * The query `name`: the best products under a condition, as many as the page needs. Matches within a part of
 * the order that begins with the best are the best of all; only if they do not fill the page is everything
 * sorted.
 */
const best = ({ order, most, walked }: Asked, name: string, where: Sql): Sql => {
  const [whole, part] = [sql.table(name), sql.table(`${name}_walked`)];
  const of = (rows: Sql, condition: Sql) =>
    sql`(select ${columns} from ${rows} l where ${condition} order by ${order} limit ${most})`;
  if (walked === 0) return sql`${whole} as materialized ${of(sql`listings`, where)}`;
  const enough = sql`(select count(*) from ${part}) = ${most}`;
  return sql`
    ${part} as materialized ${of(
      sql`(select l.* from listings l where l.shown order by ${order}
      limit ${walked})`,
      where,
    )},
    ${whole} as materialized (select * from ${part} where ${enough} union all ${of(
      sql`listings`,
      sql`${where}
      and not ${enough}`,
    )})`;
};

/**
 * In a shop the price rises with the platform's, so its order is that of the platform's prices; products with
 * a price of the shop's own are merged in. Among equal prices the platform's decides, then the id.
 */
const byShopPrice = (shop: NonNullable<Shop>, find: Find, asked: Asked): Page => {
  const way = find.order === 'asc' ? sql`asc` : sql`desc`;
  const following = followingSql(shop, sql`l.price`);
  if (asked.few) {
    return sql`
      with ${found(asked)} select l.product_id as id
      from found l left join shop_listings o on o.shop_id = ${shop.id} and o.product_id = l.product_id
      order by (case when o.product_id is null then ${following} else ${ownPrice(shop)} end) ${way}, l.price ${way},
        l.product_id ${way} ${asked.slice}`;
  }
  const others = whereAll(conditionsOf(shop, find), 'price');
  const follows = sql`${others} and ${platformBetween(shop, find)} and ${followsPlatform(shop)}`;
  // Own prices are sorted before their products are read, one after the other until the page is full.
  return sql`
    with ${best(asked, 'follows', follows)}
    select id from (
      select l.product_id as id, ${following} as price, l.price as platform from follows l
      union all (
        select l.product_id, o.price, l.price
        from (
          select o.product_id, ${ownPrice(shop)} as price from shop_listings o
          where o.shop_id = ${shop.id} and ${ownBetween(shop, find)} order by price ${way}) o
        cross join lateral (select l.* from listings l where l.product_id = o.product_id offset 0) l
        where ${others} order by o.price ${way} fetch first (${asked.most}) rows with ties)) priced
    order by price ${way}, platform ${way}, id ${way} ${asked.slice}`;
};

/**
 * The exact goods number, then all words in the name, then the rest; each part only as far as the page needs
 * it, and each queried by its own index alone.
 */
const byRank = (shop: Shop, find: Find, asked: Asked): Page => {
  const { keyword } = find;
  const others = whereAll(conditionsOf(shop, { ...find, keyword: undefined }));
  const exact = keyword === undefined || keyword.number === '' ? sql`false` : hasNumber(keyword.number);
  const named = sql`${others} and ${inName(keyword?.terms ?? [])}
    and l.product_id not in (select product_id from exact)`;
  const rest = sql`${asked.where} and (select count(*) from named) < ${asked.most}
    and l.product_id not in (select product_id from exact union all select product_id from named)`;
  return sql`
    with exact as materialized (select ${columns} from listings l where ${others} and ${exact}),
      ${best(asked, 'named', named)}, ${best(asked, 'rest', rest)}
    select product_id as id from (
      select *, 3 as rank from exact union all select *, 2 from named union all select *, 1 from rest) l
    order by rank desc, ${asked.order} ${asked.slice}`;
};
