import { Refusal } from '@mall/contract/core/refusals';
import type { Reader } from '../../platform/db/open.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';

type Addresses = { readonly mobile: string; readonly email: string | null };

/** Where a member gets messages; an e-mail address only once it is confirmed. Throws missing. */
export const addressesOf = async (reader: Reader, memberId: string): Promise<Addresses> => {
  const row = await reader
    .selectFrom('users')
    .select(['mobile', 'email', 'email_confirmed_at'])
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('missing');
  return {
    mobile: openField(row.mobile, memberId),
    email: row.email_confirmed_at === null ? null : row.email,
  };
};
