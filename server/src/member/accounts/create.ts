import type { Tx } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { sealMobile } from '../../platform/sealed-fields/fields.ts';
import { indexNumber } from '../../platform/sealed-fields/index-number.ts';
import { say } from './phrases.ts';

/** Creates a member; false for a number that belongs to somebody, whose account stays as it is. */
export const createMember = async (
  tx: Tx,
  person: { id: string; mobile: string; name: string; password_hash: string },
): Promise<boolean> => {
  const sealed = sealMobile(person.mobile, person.id);
  await indexNumber(tx, person.mobile);
  const made = await tx
    .insertInto('users')
    .values({ ...person, mobile: sealed.text, mobile_index: sealed.index })
    .onConflict((conflict) => conflict.column('mobile_index').doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows !== 0n;
};

/** The name of new members until they choose one: "Member 4321". */
export const nameFor = (mobile: string, { language }: Pick<Caller, 'language'>): string =>
  say('newMember', language, { digits: mobile.slice(-4) });
