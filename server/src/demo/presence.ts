import { sql } from 'kysely';
import type { Reader } from '../platform/db/open.ts';
import { hasMobile } from '../platform/sealed-fields/found.queries.ts';
import { demoAccounts } from './people.ts';

const emptiedKey = 'demo';
const emptied = 'emptied';

/** Whether the demo's own shop owner is in this mall. */
export const hasDemo = async (reader: Reader): Promise<boolean> => {
  const owner = await reader
    .selectFrom('users')
    .select('id')
    .where(hasMobile(demoAccounts.owner.mobile))
    .executeTakeFirst();
  return owner !== undefined;
};

/** The row that keeps the next start from importing the demo into a mall that was emptied. */
export const emptiedRow = { key: emptiedKey, value: emptied } as const;

export const wasEmptied = async (reader: Reader): Promise<boolean> => {
  const row = await reader
    .selectFrom('settings')
    .select('value')
    .where('key', '=', emptiedKey)
    .executeTakeFirst();
  return row?.value === emptied;
};

/**
 * Whether somebody has ordered who did not come with the demo. Its people came in one transaction, and so at one moment;
 * whoever registered later did not.
 */
export const hasRealOrders = async (reader: Reader): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from orders o join users u on u.id = o.user_id
      where u.created_at <> (select created_at from users where ${hasMobile(demoAccounts.owner.mobile)})) as found`.execute(
    reader,
  );
  return rows[0]?.found ?? false;
};

/** Whether this process may empty tables: one that runs as a user of the database who owns none may not. */
export const mayEmpty = async (reader: Reader): Promise<boolean> => {
  const { rows } = await sql<{
    may: boolean;
  }>`select has_table_privilege('orders', 'truncate') as may`.execute(reader);
  return rows[0]?.may ?? false;
};
