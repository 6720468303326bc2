import { pickText, type Texts } from '@mall/contract/core/languages';
import { money } from '@mall/contract/core/money';
import type { Input, Output } from '@mall/contract/operations';
import { type PriceTerms, shopPriceOf } from '@mall/contract/catalog/shop-price';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/open.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { mallGoods, ownGoods, supplyFor, wordsTyped } from '../overlay/scope.queries.ts';
import { followingSql } from '../../../catalog/index.ts';

export type Preview = NonNullable<Output<'priceFactor.update'>['preview']>;
type Asked = Pick<Input<'priceFactor.update'>, 'page' | 'size' | 'keyword' | 'only'>;
type Terms = { readonly now: PriceTerms; readonly next: PriceTerms };

/**
 * What every price of the shop would be: how many change, and one page of them, the largest change first.
 * Nothing is written; the prices are those of `shopPriceOf`, which prices the goods once the coefficient
 * applies.
 */
export const previewFactor = async (
  reader: Reader,
  caller: Staff,
  terms: Terms,
  asked: Asked,
): Promise<Preview> => {
  const { shopId } = caller.staff;
  const summary = await summaryOf(reader, caller, terms);
  const whole = asked.only === 'own' ? summary.own : summary.up + summary.down;
  const [strict = sql`true`, ...loose] = wordsTyped(asked.keyword);
  const typed = (asked.keyword ?? '').trim() !== '';
  let words = strict;
  let total = typed ? await countFound(reader, shopId, terms, asked, words) : whole;
  for (const other of loose) {
    if (total > 0) break;
    words = other;
    total = await countFound(reader, shopId, terms, asked, words);
  }
  const { rows } = await sql<Row>`
    with page as (
      select s.id, ${changeSql(terms)} as change ${changing(shopId, terms, asked, words)}
      order by ${asked.only === 'own' ? sql`s.price desc` : sql`abs(${changeSql(terms)}) desc`}, s.id
      limit ${asked.size} offset ${(asked.page - 1) * asked.size})
    select s.id, s.product_id, p.name, s.spec_text, coalesce(s.image, p.images->>0, '') as image, s.price,
      s.supply_price, o.price as override
    from page join skus s on s.id = page.id join products p on p.id = s.product_id
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shopId}
    order by ${asked.only === 'own' ? sql`s.price desc` : sql`abs(page.change) desc`}, s.id`.execute(reader);
  return {
    list: rows.map((row) => toRow(row, caller, terms)),
    total,
    page: asked.page,
    size: asked.size,
    summary,
  };
};

type Row = {
  id: number;
  product_id: number;
  name: Texts;
  spec_text: Texts;
  image: string;
  price: number;
  supply_price: number;
  override: number | null;
};

const toRow = (row: Row, caller: Staff, { now, next }: Terms): Preview['list'][number] => {
  const platformPrice = money(row.price);
  const override = row.override === null ? null : money(row.override);
  return {
    skuId: String(row.id),
    productId: String(row.product_id),
    name: pickText(row.name, caller.language).text,
    specText: pickText(row.spec_text, caller.language).text,
    image: row.image,
    platformPrice,
    now: shopPriceOf(platformPrice, override, now),
    next: shopPriceOf(platformPrice, override, next),
    own: override !== null,
    supplyPrice: supplyFor(caller)(row.supply_price),
  };
};

const changeSql = ({ now, next }: Terms): RawBuilder<number> =>
  sql<number>`(${followingSql(next, sql`s.price`)} - ${followingSql(now, sql`s.price`)})`;

/** Every SKU that the shop can sell, with its own price if it has one. */
const skusOf = (shopId: string): RawBuilder<unknown> => sql`
  from listings l join skus s on s.product_id = l.product_id and s.offered
  left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shopId}
  where (${mallGoods} or ${ownGoods(shopId)})`;

const changing = (shopId: string, terms: Terms, { only }: Asked, words: RawBuilder<unknown>) => sql`
  ${skusOf(shopId)} and ${words} and ${
    only === 'own' ? sql`o.price is not null` : sql`o.price is null and ${changeSql(terms)} <> 0`
  }`;

const countFound = async (
  reader: Reader,
  shopId: string,
  terms: Terms,
  asked: Asked,
  words: RawBuilder<unknown>,
): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n ${changing(shopId, terms, asked, words)}`.execute(reader);
  return rows[0]?.n ?? 0;
};

type Counted = {
  up: number;
  down: number;
  same: number;
  own: number;
  margin_now: number | null;
  margin_next: number | null;
};

/** All prices are read once. */
const summaryOf = async (reader: Reader, caller: Staff, terms: Terms): Promise<Preview['summary']> => {
  const { shopId } = caller.staff;
  const margin = (price: RawBuilder<unknown>) =>
    sql`round(avg((${price} - supply_price) * 10000 / ${price}))::int`;
  const { rows } = await sql<Counted>`
    select count(*) filter (where not own and next > now) as up, count(*) filter (where not own and next < now) as down,
      count(*) filter (where not own and next = now) as same, count(*) filter (where own) as own,
      ${margin(sql`now`)} as margin_now, ${margin(sql`next`)} as margin_next
    from (
      select s.supply_price, o.price is not null as own,
        coalesce(o.price, ${followingSql(terms.now, sql`s.price`)}) as now,
        coalesce(o.price, ${followingSql(terms.next, sql`s.price`)}) as next
      ${skusOf(shopId)}) priced`.execute(reader);
  const [counted] = rows;
  if (counted === undefined) throw new Error('The counts gave no row.');
  const { margin_now, margin_next, ...counts } = counted;
  const tellsMargin = supplyFor(caller)(0) !== null;
  return {
    ...counts,
    carts: counts.up + counts.down === 0 ? 0 : await cartsOf(reader, shopId, terms),
    marginNow: tellsMargin ? margin_now : null,
    marginNext: tellsMargin ? margin_next : null,
  };
};

/**
 * Members with something in their cart, bought through this shop, whose price changes; a package by any of
 * its pieces.
 */
const cartsOf = async (reader: Reader, shopId: string, terms: Terms): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    with held as (
      select user_id, sku_id from cart_lines where shop_id = ${shopId} and not saved
      union
      select c.user_id, (piece->>'skuId')::int from cart_packages c cross join jsonb_array_elements(c.pieces) piece
      where c.shop_id = ${shopId} and not c.saved)
    select count(distinct h.user_id) as n from held h join skus s on s.id = h.sku_id
    where ${changeSql(terms)} <> 0 and not exists
      (select 1 from shop_prices o where o.sku_id = s.id and o.shop_id = ${shopId})`.execute(reader);
  return rows[0]?.n ?? 0;
};
