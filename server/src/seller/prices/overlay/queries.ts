import { type RawBuilder, sql } from 'kysely';
import type { Texts } from '@mall/contract/core/languages';
import type { Reader } from '../../../platform/db/open.ts';
import { cachedPart } from '../../../platform/http/cached-part.ts';
import type { Parts } from './parts.ts';
import type { GoodsRow, SkuRow } from './present.ts';
import { mallGoods, ownGoods, wordsTyped } from './scope.queries.ts';

/** Products in the requested order, each with its SKUs and the shop's prices. */
export const goodsRows = async (
  reader: Reader,
  shopId: string,
  ids: readonly number[],
): Promise<GoodsRow[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<GoodsRow>`
    select p.id, p.goods_no, p.name, p.images, p.brand_id, p.sales, p.review_status, p.reason, p.on_sale, p.banned,
      p.shop_id is not null as own, coalesce(b.blocked, false) as hidden, skus.list as skus
    from products p
    left join shop_products b on b.product_id = p.id and b.shop_id = ${shopId}
    join lateral (
      select json_agg(json_build_object('id', s.id, 'spec_text', s.spec_text, 'image', s.image, 'price', s.price,
        'supply_price', s.supply_price, 'stock', s.stock - s.held, 'override', o.price) order by s.idx, s.id) as list
      from skus s left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shopId}
      where s.product_id = p.id and s.offered) skus on skus.list is not null
    where p.id = any(${ids}::int[])`.execute(reader);
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
};

export type PriceRow = SkuRow & {
  product_id: number;
  goods_no: string;
  name: Texts;
  images: readonly string[];
  review_status: 'pending' | 'approved' | 'rejected';
};
type PriceList = {
  readonly keyword?: string | undefined;
  readonly only: 'all' | 'own' | 'default';
  readonly page: number;
  readonly size: number;
};

/** One page of SKUs, the newest products first, and the counts with and without a price of the shop's own. */
export const priceRows = async (
  { db: reader, answers }: Parts,
  shopId: string,
  list: PriceList,
): Promise<{ rows: PriceRow[]; all: number; own: number }> => {
  const ways = wordsTyped(list.keyword);
  for (const words of ways) {
    const counts = await countPrices(
      { db: reader, answers },
      shopId,
      words,
      `${ways.indexOf(words)}|${list.keyword}`,
    );
    if (counts.all > 0 || words === ways.at(-1))
      return { ...counts, rows: await pricePage(reader, shopId, list, words) };
  }
  return { rows: [], all: 0, own: 0 };
};

/**
 * Counts of SKUs are cached: the mall's are the same for every shop, own prices change less often than they
 * are read.
 */
const countPrices = async (
  { db, answers }: Parts,
  shopId: string,
  words: RawBuilder<unknown>,
  asked: string,
): Promise<{ all: number; own: number }> => {
  const skus = sql`from listings l join skus s on s.product_id = l.product_id and s.offered`;
  const one = async (query: RawBuilder<{ n: number }>) => (await query.execute(db)).rows[0]?.n ?? 0;
  const mall = await cachedPart(answers, `mall skus|${asked}`, stamps, () =>
    one(sql`select count(*) as n ${skus} where ${mallGoods} and ${words}`),
  );
  const brought = await one(sql`select count(*) as n ${skus} where ${ownGoods(shopId)} and ${words}`);
  const own = await cachedPart(answers, `own prices|${shopId}|${asked}`, ownStamps, () =>
    one(sql`
      select count(*) as n from shop_prices o join skus s on s.id = o.sku_id and s.offered
        join listings l on l.product_id = s.product_id
      where o.shop_id = ${shopId} and ((${mallGoods}) or ${ownGoods(shopId)}) and ${words}`),
  );
  return { all: mall + brought, own };
};

const stamps = ['catalogue'] as const;
const ownStamps = ['catalogue', 'prices'] as const;

const pricePage = async (
  reader: Reader,
  shopId: string,
  { only, page, size }: PriceList,
  words: RawBuilder<unknown>,
): Promise<PriceRow[]> => {
  const own = sql`(select o.sku_id from shop_prices o where o.shop_id = ${shopId})`;
  const which = only === 'all' ? sql`true` : only === 'own' ? sql`s.id in ${own}` : sql`s.id not in ${own}`;
  const part = (scope: RawBuilder<unknown>) => sql`(
    select s.id, s.product_id, s.idx from listings l join skus s on s.product_id = l.product_id and s.offered
    where ${scope} and ${words} and ${which} order by s.product_id desc, s.idx, s.id limit ${page * size})`;
  const { rows } = await sql<PriceRow>`
    with page as (
      select id from (${part(mallGoods)} union all ${part(ownGoods(shopId))}) found
      order by product_id desc, idx, id limit ${size} offset ${(page - 1) * size})
    select s.id, s.product_id, p.goods_no, p.name, p.images, p.review_status, s.spec_text, s.image, s.price,
      s.supply_price,
      s.stock - s.held as stock, o.price as override
    from page join skus s on s.id = page.id join products p on p.id = s.product_id
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shopId}
    order by s.product_id desc, s.idx, s.id`.execute(reader);
  return rows;
};

export type NamedSku = { id: number; product_id: number; name: Texts; spec_text: Texts; image: string };

/** The names in the rows of a preview. */
export const namedSkus = async (
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedSku>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedSku>`
    select s.id, s.product_id, p.name, s.spec_text, coalesce(s.image, p.images->>0, '') as image
    from skus s join products p on p.id = s.product_id where s.id = any(${ids}::int[])`.execute(reader);
  return new Map(rows.map((row) => [row.id, row]));
};

/**
 * Which of these the shop may show or hide, and the current visibility of each. In the order of their ids.
 */
export const shownNow = async (
  reader: Reader,
  shopId: string,
  ids: readonly number[],
): Promise<{ id: number; shown: boolean }[]> => {
  const { rows } = await sql<{ id: number; shown: boolean }>`
    select l.product_id as id, not coalesce(b.blocked, false) as shown
    from listings l left join shop_products b on b.product_id = l.product_id and b.shop_id = ${shopId}
    where l.product_id = any(${ids}::int[]) and ((${mallGoods}) or ${ownGoods(shopId)}) order by l.product_id`.execute(
    reader,
  );
  return rows;
};
