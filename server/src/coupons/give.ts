import { sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import { newId } from '../ids.ts';

/** Puts a coupon into a member's hands, with the rules that its template has now: his `n`th of it. Gives its id. The caller counts it. */
export const giveCoupon = async (
  tx: Tx,
  memberId: string,
  templateId: string,
  n: number,
): Promise<string> => {
  const id = newId();
  await sql`
    insert into coupons (id, template_id, user_id, n, shop_id, name, kind, value, cap, threshold, scope, scope_ids, funder, valid_from, valid_to)
    select ${id}, id, ${memberId}, ${n}::int, shop_id, name, kind, value, cap, threshold, scope, scope_ids, funder,
      coalesce(valid_from, now()), coalesce(valid_to, now() + make_interval(days => coalesce(valid_days, 30)))
    from coupon_templates where id = ${templateId}`.execute(tx);
  return id;
};
