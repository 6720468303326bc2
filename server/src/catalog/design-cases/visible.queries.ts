import { type RawBuilder, sql } from 'kysely';
import type { View } from '../products/visible.queries.ts';

/** Whether design case `c` is visible: approved, not hidden, and not another shop's own. */
export const shownCase = ({ shop }: Pick<View, 'shop'>): RawBuilder<boolean> =>
  shop === null
    ? sql<boolean>`(c.review_status = 'approved' and c.shown and c.shop_id is null)`
    : sql<boolean>`(c.review_status = 'approved' and c.shown and (c.shop_id is null or c.shop_id = ${shop.id}))`;
