import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';

/** Writes a member's changes of their profile. */
export const saveProfile = async (
  db: Db,
  memberId: string,
  changes: Record<string, unknown>,
  email: string | undefined,
): Promise<void> => {
  await db
    .updateTable('users')
    .set({
      ...changes,
      ...(email === undefined ? {} : { email_confirmed_at: stillConfirmed(email) }),
    })
    .where('id', '=', memberId)
    .execute();
};

/** Another address must still be confirmed. */
const stillConfirmed = (email: string): RawBuilder<Date | null> =>
  sql<Date | null>`case when email = ${email} then email_confirmed_at end`;
