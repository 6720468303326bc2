import type { Db } from '../../platform/db/open.ts';

/** How the open shop of a code looks. */
export const shopLook = (db: Db, code: string) =>
  db
    .selectFrom('shops')
    .select(['code', 'store_name', 'propaganda', 'logo', 'colour'])
    .where('code', '=', code)
    .where('status', '=', 'open')
    .executeTakeFirst();
