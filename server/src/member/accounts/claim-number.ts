import type { Hooks } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { sealMobile } from '../../platform/sealed-fields/fields.ts';
import { indexNumber } from '../../platform/sealed-fields/index-number.ts';
import { changeToProved } from './change-ways-in.ts';
import { nameFor } from './create.ts';
import { endSessions } from './open-session.ts';
import { erasePerson } from './erase.ts';
import { recordAndNotify } from './record-change.ts';
import { lockWhole, obstaclesOf } from './removal.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

/** The member of a proved number; the files of an account that had to give way are to be removed afterwards. */
export type Claimed = {
  readonly memberId: string;
  readonly isNew: boolean;
  readonly files: readonly string[];
};

/**
 * The member of a number whose code was just entered, created if nobody has it. An account whose number was never
 * proved is the work of whoever typed the number: it gives way, with its password, its sessions and all that is in
 * it, unless it is its own session that proves the number (docs/features/own-account.md).
 */
export const claimNumber = async (
  tx: Tx,
  mobile: string,
  caller: Caller,
  { onRegistered }: Hooks,
): Promise<Claimed> => {
  const held = await holderOf(tx, mobile, caller);
  if (held.isNew) {
    await onRegistered(tx, held.id, caller);
    return { memberId: held.id, isNew: true, files: [] };
  }
  if (held.proved || held.id === caller.memberId) {
    await changeToProved(tx, held.id);
    return { memberId: held.id, isNew: false, files: [] };
  }
  const files = await giveWay(tx, held.id, mobile);
  const own = await holderOf(tx, mobile, caller);
  await onRegistered(tx, own.id, caller);
  await recordAndNotify(tx, { ...caller, memberId: own.id }, 'account.numberClaimed');
  return { memberId: own.id, isNew: true, files };
};

type Holder = { readonly id: string; readonly isNew: boolean; readonly proved: boolean };

/**
 * The account of a number, made if there is none. One statement, which locks it: between a read and a write the
 * number could leave its member. Until the transaction ends it cannot leave this one.
 */
const holderOf = async (tx: Tx, mobile: string, caller: Caller): Promise<Holder> => {
  const fresh = newId();
  const sealed = sealMobile(mobile, fresh);
  await indexNumber(tx, mobile);
  const { id, mobile_proved_at } = await tx
    .insertInto('users')
    .values({
      id: fresh,
      mobile: sealed.text,
      mobile_index: sealed.index,
      name: nameFor(mobile, caller),
      mobile_proved_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('mobile_index').doUpdateSet({ mobile_index: sealed.index }))
    .returning(['id', 'mobile_proved_at'])
    .executeTakeFirstOrThrow();
  return { id, isNew: id === fresh, proved: mobile_proved_at !== null };
};

/**
 * Takes a number from an account that never proved it, and nobody enters that account again. Its contents are
 * erased; orders under way, from before numbers had to be proved, stay for the shops that deliver them.
 */
const giveWay = async (tx: Tx, memberId: string, mobile: string): Promise<string[]> => {
  await lockWhole(tx, memberId);
  const { ordersUnderWay, moneyOwed, ownsShop } = await obstaclesOf(tx, memberId);
  if (ordersUnderWay.length === 0 && moneyOwed === 0 && !ownsShop) return erasePerson(tx, memberId, mobile);
  await endSessions(tx, memberId, null);
  const gone = `gone-${memberId}`;
  await tx
    .updateTable('users')
    .set({ mobile: gone, mobile_index: gone, password_hash: null, email: null, email_confirmed_at: null })
    .where('id', '=', memberId)
    .execute();
  return [];
};
