import type { Input } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Texts } from '@mall/contract/core/languages';
import type { CouponRule } from '../../catalog/index.ts';
import { covers, takeable } from './covers.queries.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { scopeNames } from './held.queries.ts';

export type TakeableRow = {
  id: string;
  name: Texts;
  kind: 'amount' | 'percent';
  value: number;
  cap: number | null;
  threshold: number;
  scope: CouponRule['scope'];
  scope_names: Texts[] | null;
  total: number;
  taken: number;
  per_user: number;
  take_to: Date;
  valid_to: Date | null;
  valid_days: number | null;
  over: boolean;
  mine: number;
  all_rows: number;
};

/** Without a product every template; with one those that are still available and apply to it. */
const covering = (productId: string | undefined) =>
  productId === undefined
    ? sql`true`
    : sql`c.take_to > now() and exists (select 1 from products p where p.id = ${Number(productId)}
      and ${covers(sql`p`)})`;

/** Coupons that can be claimed here, and for a day longer those that could be. */
export const takeablePage = async (
  db: Db,
  caller: Caller,
  { page, size, productId }: Input<'coupon.center'>,
): Promise<TakeableRow[]> => {
  const among = sql`${takeable(caller.shop)} and c.take_to > now() - interval '1 day' and ${covering(productId)}`;
  const { rows } = await sql<TakeableRow>`
    select c.id, c.name, c.kind, c.value, c.cap, c.threshold, c.scope, ${scopeNames} as scope_names, c.total, c.taken,
      c.per_user,
      c.take_to, c.valid_to, c.valid_days, c.take_to <= now() as over, count(*) over () as all_rows,
      (select count(*) from coupons m where m.template_id = c.id and m.user_id = ${caller.memberId}) as mine
    from coupon_templates c where ${among}
    order by c.take_to <= now(), c.take_to, c.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows;
};
