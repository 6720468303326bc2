import { Refusal } from '@mall/contract/core/refusals';
import type { Reader } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { hasMobile } from '../../platform/sealed-fields/found.queries.ts';
import type { Known } from './proof.ts';

/** The number and password of the caller. Throws session.expired when they are gone. */
export const knownOf = async (reader: Reader, caller: Pick<Member, 'memberId'>): Promise<Known> => {
  const row = await reader
    .selectFrom('users')
    .select(['mobile', 'password_hash'])
    .where('id', '=', caller.memberId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('session.expired');
  return { ...row, mobile: openField(row.mobile, caller.memberId) };
};

/** The account that signs in with a number. */
export const userOfMobile = (reader: Reader, mobile: string) =>
  reader.selectFrom('users').select(['id', 'password_hash']).where(hasMobile(mobile)).executeTakeFirst();
