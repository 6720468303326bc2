import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

/** A member's own profile. */
export const profileOf = (db: Db, memberId: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'image', 'mobile', 'mobile_proved_at', 'sex', 'birthday', 'email', 'rank'])
    .where('id', '=', memberId)
    .executeTakeFirst();

/** The name that a member gave as their own; nobody else sees it. */
export const realNameOf = (db: Db, memberId: string) =>
  db.selectFrom('users').select('real_name').where('id', '=', memberId).executeTakeFirst();

/** A member's state as a promoter, with the number of promoters below and of customers. */
export const promoterFacts = async (db: Db, memberId: string) => {
  const row = await db
    .selectFrom('promoters')
    .select(['status', 'level', 'real_name'])
    .where('user_id', '=', memberId)
    .executeTakeFirst();
  const team = await db
    .selectFrom('promoters')
    .select(sql<number>`count(*)`.as('n'))
    .where('parent_id', '=', memberId)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  const customers = await db
    .selectFrom('referrals')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('bound_to', '=', memberId)
    .executeTakeFirstOrThrow();
  return { row, team, customers };
};
