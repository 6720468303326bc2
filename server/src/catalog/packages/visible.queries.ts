import { type RawBuilder, sql } from 'kysely';
import type { View } from '../products/visible.queries.ts';

/** Whether package `p` is visible: on sale, with a live version, and not another shop's own. */
export const shownPackage = ({ shop }: Pick<View, 'shop'>): RawBuilder<boolean> => {
  const live = sql`p.on_sale and p.live_version is not null`;
  if (shop === null) return sql<boolean>`(${live} and p.shop_id is null)`;
  return sql<boolean>`(${live} and (p.shop_id is null or p.shop_id = ${shop.id}))`;
};
