import { sql } from 'kysely';
import { emptyGoods } from '../../shared/contract/src/seller/own-goods.ts';
import type { Db } from '../../server/src/platform/db/open.ts';

/**
 * Drafts of the mall's own products: one for each product, with what its list reads. A tenth is changed and not
 * published again, and 2,000 were never published.
 */
export const fillMallGoods = async (db: Db): Promise<void> => {
  await sql`set statement_timeout = 0`.execute(db);
  const content = JSON.stringify({ ...emptyGoods, leadDays: 14, specType: 'single' });
  await sql`
    insert into own_goods (id, shop_id, product_id, content, live, state, saved_at, submitted_at, approved_at)
    select 'm' || p.id, null, p.id, c.content, c.content, case when p.id % 10 = 0 then 'draft' else 'approved' end,
      now() - make_interval(secs => p.id), now(), now()
    from products p cross join lateral (select ${content}::jsonb || jsonb_build_object('name', p.name, 'categoryId',
      p.category_id::text, 'brandId', p.brand_id::text, 'images', p.images) as content) c
    where p.shop_id is null`.execute(db);
  await sql`
    insert into own_goods (id, shop_id, content, state, saved_at)
    select 'n' || n, null, ${content}::jsonb || jsonb_build_object('name', jsonb_build_object('zh', '新品 ' || n)), 'draft',
      now() - make_interval(secs => n * 7)
    from generate_series(1, 2000) n`.execute(db);
  await sql`update products set on_sale = id % 40 <> 0`.execute(db);
  await sql`vacuum analyze own_goods`.execute(db);
  await sql`vacuum analyze products`.execute(db);
};
