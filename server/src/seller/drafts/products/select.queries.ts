import { type Language, pickText, type Texts } from '@mall/contract/core/languages';
import { money } from '@mall/contract/core/money';
import { countedTo } from '@mall/contract/seller/own-goods';
import type { Input, Output } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/open.ts';
import { platformTerms, unitPrices } from '../../../catalog/index.ts';
import { containing } from '../../../platform/i18n/range.queries.ts';
import { shopOf } from '../core/shop.queries.ts';

type Row = {
  id: number;
  product_id: number;
  name: Texts;
  spec_text: Texts;
  image: string | null;
  price: number;
  override: number | null;
  member_bps: number;
  stock: number;
};

/** How a SKU is found: by its product's name, by its product's number, by its own article number. */
type Way = 'name' | 'goodsNo' | 'no';
const ways: readonly Way[] = ['name', 'goodsNo', 'no'];
/** `own`: of a shop's goods only those that are its own. */
type Asked = { shopId: string | null; own: boolean; keyword: string; categoryId: string | undefined };

/**
 * SKUs that a shop displays and sells, at its prices, for packages, design cases and offers; without a shop those of the
 * mall itself. They are counted up to a limit.
 */
export const selectProducts = async (
  db: Db,
  shopId: string | null,
  language: Language,
  { keyword, categoryId, own, page, size }: Input<'product.select'>,
  most: number = countedTo,
): Promise<Output<'product.select'>> => {
  const { factor, ending } = shopId === null ? platformTerms : await shopOf(db, shopId);
  const asked = { shopId, own, keyword, categoryId };
  const counted = await countFound(db, asked, most);
  const rows = await pageOf(db, asked, counted, { from: (page - 1) * size, size, most });
  return {
    list: rows.map((row) => ({
      skuId: String(row.id),
      productId: String(row.product_id),
      name: pickText(row.name, language).text,
      spec: pickText(row.spec_text, language).text,
      image: row.image,
      stock: row.stock,
      price: unitPrices({
        platformPrice: money(row.price),
        override: row.override === null ? null : money(row.override),
        factor,
        ending,
        memberBps: row.member_bps,
      }).shopPrice,
    })),
    total: Math.min(counted.total, most),
    more: counted.total > most,
    page,
    size,
  };
};

/** Of each way how many SKUs it finds, and how many there are together, up to the limit and one more. */
type Counted = Readonly<Record<Way, number>> & { readonly total: number };

const countFound = async (db: Db, asked: Asked, most: number): Promise<Counted> => {
  const upTo = (way: Way) => sql`(
    select s.id from ${soldBy[way]} where ${mine(asked)} and ${indexed[way](asked.keyword)} limit ${most + 1})`;
  if (asked.keyword === '') {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from (
        select from ${byProduct} where ${mine(asked)} limit ${most + 1}) found`.execute(db);
    return { name: 0, goodsNo: 0, no: 0, total: rows[0]?.total ?? 0 };
  }
  const { rows } = await sql<Counted>`
    with by_name as materialized ${upTo('name')},
      by_goods_no as materialized ${upTo('goodsNo')},
      by_no as materialized ${upTo('no')}
    select (select count(*)::int from by_name) as name, (select count(*)::int from by_goods_no) as "goodsNo",
      (select count(*)::int from by_no) as no, (select count(*)::int from (
        select id from by_name union select id from by_goods_no union select id from by_no) found) as total`.execute(
    db,
  );
  return rows[0] ?? { name: 0, goodsNo: 0, no: 0, total: 0 };
};

/**
 * A page, the shop's own first. What many have is soon met in the order of the list, which is gone through until the page is
 * full; what few have comes from an index. The planner cannot choose: a kept plan does not know the word.
 */
const pageOf = async (
  db: Db,
  asked: Asked,
  counted: Counted,
  { from, size, most }: { from: number; size: number; most: number },
): Promise<Row[]> => {
  const first = (sold: RawBuilder<unknown>, way: RawBuilder<boolean>) => sql`(
    select s.id, l.shop_id is not null as own, s.product_id, s.idx from ${sold} where ${mine(asked)} and ${way}
    order by l.product_id, s.idx, s.id limit ${from + size})`;
  // A shop's own are few; in the order of the mall's they would be the last to be met.
  const ownFirst = sql`(
    select s.id, true as own, s.product_id, s.idx from ${bySku} where ${mine(asked)} and l.shop_id = ${asked.shopId}::text
      and (${
        asked.keyword === ''
          ? sql`true`
          : sql.join(
              ways.map((way) => plain[way](asked.keyword)),
              sql` or `,
            )
      }))`;
  const wanted =
    asked.keyword === ''
      ? [first(byProduct, sql<boolean>`true`)]
      : ways.map((way) => first(soldBy[way], (counted[way] > most ? plain : indexed)[way](asked.keyword)));
  const found = asked.shopId === null ? wanted : [ownFirst, ...(asked.own ? [] : wanted)];
  const { rows } = await sql<Row>`
    select s.id, s.product_id, p.name, s.spec_text, coalesce(s.image, p.images ->> 0) as image, s.price,
      o.price as override, p.member_bps, s.stock - s.held as stock
    from (select distinct f.* from (${sql.join(found, sql` union all `)}) f
      order by f.own desc, f.product_id, f.idx, f.id limit ${size} offset ${from}) f
    join skus s on s.id = f.id join products p on p.id = f.product_id
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${asked.shopId}::text
    order by f.own desc, f.product_id, f.idx, f.id`.execute(db);
  return rows;
};

const shown = sql`listings l join products p on p.id = l.product_id`;
const bySku = sql`${shown} join skus s on s.product_id = l.product_id and s.offered`;
/** SKUs are read of products that are found, not all of them beside these. */
const byProduct = sql`${shown} join lateral (
  select * from skus where product_id = l.product_id and offered offset 0) s on true`;
const soldBy: Readonly<Record<Way, RawBuilder<unknown>>> = { name: byProduct, goodsNo: byProduct, no: bySku };

const mine = ({ shopId, own, categoryId }: Asked): RawBuilder<boolean> => sql<boolean>`
  l.shown and ${
    shopId === null
      ? sql`l.shop_id is null`
      : sql`(l.shop_id = ${shopId}::text ${own ? sql`` : sql`or l.shop_id is null`})
    and not exists (select from shop_products b where b.shop_id = ${shopId}::text and b.product_id = l.product_id and b.blocked)`
  }
  and ${
    categoryId === undefined
      ? sql`true`
      : sql`l.category_id in (select id from categories where ${Number(categoryId)} in (id, parent_id))`
  }`;

const texts: Readonly<Record<Way, RawBuilder<string>>> = {
  name: sql<string>`names_of(p.name)`,
  goodsNo: sql<string>`p.goods_no`,
  no: sql<string>`s.no`,
};
type Found = Readonly<Record<Way, (keyword: string) => RawBuilder<boolean>>>;

/** Without an index; in a `case` no estimate says that few are found, so that the order of the list is gone through. */
const matching = (way: Way) => (keyword: string) =>
  sql<boolean>`case when ${texts[way]} ilike ${containing(keyword)} then true else false end`;
const plain: Found = { name: matching('name'), goodsNo: matching('goodsNo'), no: matching('no') };

/** By the pairs of characters in an index (migrations 0004 and 0104). */
const indexed: Found = {
  name: (keyword) => sql<boolean>`
    pairs_in(names_of(p.name) || chr(10) || p.former_names) @> pairs_in(${keyword}) and ${plain.name(keyword)}`,
  goodsNo: (keyword) =>
    sql<boolean>`pairs_in(p.goods_no) @> pairs_in(${keyword}) and ${plain.goodsNo(keyword)}`,
  no: (keyword) =>
    sql<boolean>`s.no <> '' and pairs_in(s.no) @> pairs_in(${keyword}) and ${plain.no(keyword)}`,
};
