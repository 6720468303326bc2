import { type RawBuilder, sql } from 'kysely';
import type { ShopContext } from '../../platform/http/caller.ts';
import { runsIn } from '../../platform/http/runs-in.queries.ts';

/** Whether coupons of template `c` can be claimed in this shop by now. */
export const takeable = (shop: Pick<ShopContext, 'id'> | null): RawBuilder<boolean> =>
  sql<boolean>`(c.source = 'center' and c.status = 'open' and c.take_from <= now()
    and coalesce(c.valid_to > now(), true) and (c.shop_id is null or c.shop_id = ${shop?.id ?? null})
    and (c.owner = 'shop' or ${runsIn('coupon', shop?.id ?? null)}))`;

/** The number of coupons available for the row of a product. */
export const couponsFor = (
  shop: Pick<ShopContext, 'id'> | null,
  product: RawBuilder<unknown>,
): RawBuilder<number> =>
  sql<number>`(select count(*) from coupon_templates c where ${takeable(shop)} and c.take_to > now()
    and ${covers(product)})`;

/**
 * Whether coupons of template `c` apply to the row of a product: of its category or one above, its brand, or
 * itself.
 */
export const covers = (product: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(case c.scope
  when 'all' then true
  when 'shop' then true
  when 'brand' then ${product}.brand_id::text = any(c.scope_ids)
  when 'product' then ${product}.id::text = any(c.scope_ids)
  when 'category' then exists (
    select 1 from categories own left join categories above on above.id = own.parent_id
      where own.id = ${product}.category_id
      and c.scope_ids && array_remove(array[own.id, own.parent_id, above.parent_id], null)::text[])
  else false end)`;
