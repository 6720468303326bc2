import { type Language, pickText, type Texts } from '@mall/contract/core/languages';
import { money } from '@mall/contract/core/money';
import type { Input, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
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
  total: number;
};

/**
 * SKUs that a shop displays and sells, at its prices, for packages, design cases and offers; without a shop those of the
 * mall itself.
 */
export const selectProducts = async (
  db: Db,
  shopId: string | null,
  language: Language,
  { keyword, categoryId, own, page, size }: Input<'product.select'>,
): Promise<Output<'product.select'>> => {
  const { factor, ending } = shopId === null ? platformTerms : await shopOf(db, shopId);
  const said = containing(keyword);
  const { rows } = await sql<Row>`
    select s.id, s.product_id, p.name, s.spec_text, coalesce(s.image, p.images ->> 0) as image, s.price,
      o.price as override, p.member_bps,
      s.stock - s.held as stock, count(*) over () as total
    from listings l join products p on p.id = l.product_id join skus s on s.product_id = p.id and s.offered
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shopId}::text
    where l.shown and (${own ? sql`false` : sql`l.shop_id is null`} or l.shop_id is not distinct from ${shopId}::text)
      and not exists (select 1 from shop_products b where b.shop_id = ${shopId}::text and b.product_id = p.id and b.blocked)
      and ${
        keyword === ''
          ? sql`true`
          : sql`(p.name::text ilike ${said} or p.goods_no ilike ${said}
        or s.no ilike ${said})`
      }
      and ${
        categoryId === undefined
          ? sql`true`
          : sql`p.category_id in
        (select id from categories where ${Number(categoryId)} in (id, parent_id))`
      }
    order by (l.shop_id is not null) desc, p.id, s.idx, s.id limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  );
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
    total: rows[0]?.total ?? 0,
    page,
    size,
  };
};
