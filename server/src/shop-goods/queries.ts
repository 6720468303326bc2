import { sql } from 'kysely';
import type { Texts } from '@mall/contract/languages';
import type { Reader, Tx } from '../db/open.ts';
import type { GoodsRow, SkuRow } from './present.ts';
import { mallGoods, ownGoods, wordsTyped } from './scope.ts';

/** Products in the order asked for, each with its SKUs and the shop's prices. */
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
      where s.product_id = p.id) skus on skus.list is not null
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

/** One page of SKUs, the newest products first, and how many there are with and without a price of the shop's own. */
export const priceRows = async (
  reader: Reader,
  shopId: string,
  { keyword, only, page, size }: PriceList,
): Promise<{ rows: PriceRow[]; all: number; own: number }> => {
  const scope = sql`(${mallGoods} or ${ownGoods(shopId)})`;
  const ways = wordsTyped(keyword);
  for (const words of ways) {
    const from = sql`from listings l join skus s on s.product_id = l.product_id`;
    const own = sql`from shop_prices o join skus s on s.id = o.sku_id join listings l on l.product_id = s.product_id`;
    const { rows: counts } = await sql<{ all: number; own: number }>`
      select (select count(*) ${from} where ${scope} and ${words}) as all,
        (select count(*) ${own} where o.shop_id = ${shopId} and ${scope} and ${words}) as own`.execute(
      reader,
    );
    const { all, own: fixed } = counts[0] ?? { all: 0, own: 0 };
    if (all === 0 && words !== ways.at(-1)) continue;
    const without = sql`${from} where ${scope} and ${words} and not exists (
      select 1 from shop_prices o where o.shop_id = ${shopId} and o.sku_id = s.id)`;
    const found =
      only === 'all'
        ? sql`${from} where ${scope} and ${words}`
        : only === 'own'
          ? sql`${own} where o.shop_id = ${shopId} and ${scope} and ${words}`
          : without;
    const { rows } = await sql<PriceRow>`
      with page as (
        select s.id ${found} order by s.product_id desc, s.idx, s.id limit ${size} offset ${(page - 1) * size})
      select s.id, s.product_id, p.goods_no, p.name, p.images, p.review_status, s.spec_text, s.image, s.price, s.supply_price,
        s.stock - s.held as stock, o.price as override
      from page join skus s on s.id = page.id join products p on p.id = s.product_id
      left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shopId}
      order by s.product_id desc, s.idx, s.id`.execute(reader);
    return { rows, all, own: fixed };
  }
  return { rows: [], all: 0, own: 0 };
};

export type PricedSku = {
  id: number;
  product_id: number;
  price: number;
  override: number | null;
  review_status: 'pending' | 'approved' | 'rejected';
};

/** SKUs whose prices this shop may set: the mall's goods and its own. In the order of their ids. */
export const pricedSkus = async (
  reader: Reader,
  shopId: string,
  by: { readonly products: readonly number[] } | { readonly skus: readonly number[] },
): Promise<PricedSku[]> => {
  const which =
    'products' in by ? sql`s.product_id = any(${by.products}::int[])` : sql`s.id = any(${by.skus}::int[])`;
  const { rows } = await sql<PricedSku>`
    select s.id, s.product_id, s.price, o.price as override, p.review_status
    from skus s join products p on p.id = s.product_id join listings l on l.product_id = p.id
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shopId}
    where ${which} and ((${mallGoods}) or ${ownGoods(shopId)}) order by s.id`.execute(reader);
  return rows;
};

export type NamedSku = { id: number; product_id: number; name: Texts; spec_text: Texts; image: string };

/** What the rows of a preview are called. */
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

/** Writes own prices of SKUs; those with null follow the coefficient again. Triggers keep the lists right. */
export const writePrices = async (
  tx: Tx,
  shopId: string,
  prices: readonly { readonly skuId: number; readonly price: number | null }[],
): Promise<void> => {
  const set = prices.flatMap(({ skuId, price }) => (price === null ? [] : [{ skuId, price }]));
  const removed = prices.flatMap(({ skuId, price }) => (price === null ? [skuId] : []));
  if (removed.length > 0)
    await sql`delete from shop_prices where shop_id = ${shopId} and sku_id = any(${removed}::int[])`.execute(
      tx,
    );
  if (set.length > 0)
    await sql`
      insert into shop_prices (shop_id, sku_id, price)
      select ${shopId}, given.sku_id, given.price
      from unnest(${set.map(({ skuId }) => skuId)}::int[], ${set.map(({ price }) => price)}::bigint[]) given (sku_id, price)
      order by given.sku_id
      on conflict (shop_id, sku_id) do update set price = excluded.price`.execute(tx);
};

/** Which of these the shop may show or hide, and whether each is shown now. In the order of their ids. */
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

/** Hides products, or shows them again. */
export const writeShown = async (
  tx: Tx,
  shopId: string,
  ids: readonly number[],
  shown: boolean,
): Promise<void> => {
  if (shown)
    await sql`delete from shop_products where shop_id = ${shopId} and product_id = any(${ids}::int[])`.execute(
      tx,
    );
  else
    await sql`
      insert into shop_products (shop_id, product_id, blocked)
      select ${shopId}, id, true from unnest(${ids}::int[]) id order by id
      on conflict (shop_id, product_id) do update set blocked = true`.execute(tx);
};
