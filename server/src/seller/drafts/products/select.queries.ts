import { pickText, type Texts } from '@mall/contract/core/languages';
import { money } from '@mall/contract/core/money';
import type { Input, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/open.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { unitPrices } from '../../../catalog/index.ts';
import { containing } from '../../../platform/i18n/range.queries.ts';

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

/** SKUs that the caller's shop displays and sells, at its prices, for packages and offers. */
export const selectProducts = async (
  db: Db,
  { staff, language }: Staff,
  { keyword, categoryId, page, size }: Input<'product.select'>,
): Promise<Output<'product.select'>> => {
  const shop = await db
    .selectFrom('shops')
    .select(['id', 'price_factor as factor', 'ending'])
    .where('id', '=', staff.shopId)
    .executeTakeFirstOrThrow();
  const ending = shop.ending === 'yuan' || shop.ending === 'nine' ? shop.ending : 'none';
  const said = containing(keyword);
  const { rows } = await sql<Row>`
    select s.id, s.product_id, p.name, s.spec_text, coalesce(s.image, p.images ->> 0) as image, s.price,
      o.price as override, p.member_bps,
      s.stock - s.held as stock, count(*) over () as total
    from listings l join products p on p.id = l.product_id join skus s on s.product_id = p.id and s.offered
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shop.id}
    where l.shown and (l.shop_id is null or l.shop_id = ${shop.id})
      and not exists (select 1 from shop_products b where b.shop_id = ${shop.id} and b.product_id = p.id and b.blocked)
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
        factor: shop.factor,
        ending,
        memberBps: row.member_bps,
      }).shopPrice,
    })),
    total: rows[0]?.total ?? 0,
    page,
    size,
  };
};
