import type { Db } from '../../platform/db/open.ts';

/** The branding of the open shop of a code. */
export const shopLook = (db: Db, code: string) =>
  db
    .selectFrom('shops')
    .select(['code', 'store_name', 'propaganda', 'logo', 'colour'])
    .where('code', '=', code)
    .where('status', '=', 'open')
    .executeTakeFirst();
