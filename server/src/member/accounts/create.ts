import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Hooks } from '../../platform/area.ts';
import { newId } from '../../platform/ids/ids.ts';
import { say } from './phrases.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Creates a member. Throws register.taken for a number that belongs to somebody. */
export const createMember = async (
  tx: Tx,
  person: { id: string; mobile: string; name: string; password_hash: string },
): Promise<void> => {
  const made = await tx
    .insertInto('users')
    .values(person)
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) throw new Refusal('register.taken');
};

/**
 * The member of a number whose code was just entered, created if nobody has it. One statement: between a read
 * and a write the number could leave its member. Until the transaction ends it cannot leave this one.
 */
export const memberOf = async (
  tx: Tx,
  mobile: string,
  caller: Caller,
  { onRegistered }: Hooks,
): Promise<string> => {
  const fresh = newId();
  const proved = { mobile_proved_at: clock.now() };
  const { id } = await tx
    .insertInto('users')
    .values({ id: fresh, mobile, name: nameFor(mobile, caller), ...proved })
    .onConflict((conflict) => conflict.column('mobile').doUpdateSet(proved))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (id === fresh) await onRegistered(tx, id, caller);
  return id;
};

/** The name of new members until they choose one: "Member 4321". */
export const nameFor = (mobile: string, { language }: Caller): string =>
  say('newMember', language, { digits: mobile.slice(-4) });
