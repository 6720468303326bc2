import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

const mostRemembered = 200;

/** Records that a member viewed a product; stores the last 200. An unknown product is ignored. */
export const rememberView = async (db: Db, memberId: string, productId: number): Promise<void> => {
  await sql`
    insert into history (user_id, product_id, day)
    select ${memberId}, id, (now() at time zone 'Asia/Shanghai')::date from products where id = ${productId}
    on conflict (user_id, product_id, day) do update set viewed_at = now()`.execute(db);
  await sql`
    delete from history h using (
      select user_id, product_id, day from history where user_id = ${memberId}
        order by viewed_at desc offset ${mostRemembered}) old
    where h.user_id = old.user_id and h.product_id = old.product_id and h.day = old.day`.execute(db);
};
