import type { Db } from '../platform/db/open.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { mobileIndex, openField } from '../platform/sealed-fields/fields.ts';
import { verifyPassword } from '../member/accounts/password.ts';
import { demoAccounts, demoPassword } from './people.ts';

type Account = { readonly id: string; readonly mobile: string };

/** The demo's accounts that anybody can sign in to: they still have the password in the README. */
export const openAccounts = async (db: Db): Promise<readonly Account[]> => {
  const mobiles = Object.values(demoAccounts).map(({ mobile }) => mobile);
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'mobile', 'password_hash'])
    .where('mobile_index', 'in', mobiles.map(mobileIndex))
    .where('password_hash', 'is not', null)
    .execute();
  const open = await Promise.all(
    accounts.map(({ password_hash: stored }) => verifyPassword(demoPassword, stored)),
  );
  return accounts
    .filter((_, at) => open[at])
    .map(({ id, mobile }) => ({ id, mobile: openField(mobile, id) }))
    .toSorted((one, other) => one.mobile.localeCompare(other.mobile));
};

/** Removes the public password from the demo's accounts and ends their sessions. Returns their numbers. */
export const lockAccounts = async (db: Db): Promise<readonly string[]> => {
  const accounts = await openAccounts(db);
  const ids = accounts.map(({ id }) => id);
  if (ids.length > 0)
    await inTransaction(db, async (tx) => {
      await tx.updateTable('users').set({ password_hash: null }).where('id', 'in', ids).execute();
      await tx.deleteFrom('sessions').where('user_id', 'in', ids).execute();
    });
  return accounts.map(({ mobile }) => mobile);
};
