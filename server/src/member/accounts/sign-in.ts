import { isMobile } from '@mall/contract/core/limits';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Hooks } from '../../platform/area.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { SmsPort } from '../../platform/ports/sms.ts';
import { tryCode, useCode } from './issue-code.ts';
import { hashPassword, requirePassword, verifyPassword } from './password.ts';
import { sendCode } from './send-code.ts';
import { recordAndNotify } from './record-change.ts';
import { say } from './phrases.ts';
import { endSession, endSessions, openSession } from './open-session.ts';

type Parts = { db: Db; sms: SmsPort; limits: Limits; hooks: Hooks };

/** Ways in and out (decisions 2.17, 2.18). What is answered never tells whether a number is known, save at registration. */
export const createSignInService = ({ db, sms, limits, hooks }: Parts) => ({
  sendSms: async (caller: Caller, { mobile, purpose }: Input<'session.sendSms'>) => {
    if (!isMobile(mobile)) throw new Refusal('mobile.invalid');
    return sendCode({ db, sms, limits }, caller, mobile, purpose);
  },

  /** The first sign-in of a number makes its member. */
  codeLogin: async (caller: Caller, { mobile, verify_code }: Input<'session.codeLogin'>): Promise<string> => {
    if (!isMobile(mobile)) throw new Refusal('mobile.invalid');
    const codeId = await tryCode(db, mobile, 'login', verify_code.trim());
    return inTransaction(db, async (tx) => {
      await useCode(tx, codeId);
      const memberId = await memberOf(tx, mobile, caller, hooks);
      await hooks.onSignedIn(tx, memberId, caller);
      return openSession(tx, memberId, caller);
    });
  },

  /** Five failures close the way for this number and address for a while; tries at the same time count as well. */
  accountLogin: async (
    caller: Caller,
    { mobile, password }: Input<'session.accountLogin'>,
  ): Promise<string> => {
    const key = `${mobile}|${caller.ip}`;
    await limits.take('loginPerNumber', key);
    const user = await db
      .selectFrom('users')
      .select(['id', 'password_hash'])
      .where('mobile', '=', mobile)
      .executeTakeFirst();
    if (!(await verifyPassword(password, user?.password_hash ?? null)) || user === undefined)
      throw new Refusal('login.wrong');
    await limits.forget('loginPerNumber', key);
    await hooks.onSignedIn(db, user.id, caller);
    return openSession(db, user.id, caller);
  },

  /** Makes a member and does not sign him in. A number that is known keeps its password whatever is sent. */
  register: async (
    caller: Caller,
    { mobile, password, repassword }: Input<'session.register'>,
  ): Promise<null> => {
    requirePassword(password, repassword);
    await limits.take('registerPerAddress', caller.ip);
    const id = newId();
    const person = { id, mobile, name: nameFor(mobile, caller), password_hash: await hashPassword(password) };
    return inTransaction(db, async (tx) => {
      const made = await tx
        .insertInto('users')
        .values(person)
        .onConflict((conflict) => conflict.column('mobile').doNothing())
        .executeTakeFirst();
      if (made.numInsertedOrUpdatedRows === 0n) throw new Refusal('register.taken');
      await hooks.onSignedIn(tx, id, caller);
      await hooks.onRegistered(tx, id, caller);
      return null;
    });
  },

  /**
   * A forgotten password (docs/features/own-account.md): who reads the phone has the account, as when signing in by
   * code, and a number that nobody has becomes a member in the same way. The password is judged first: a bad one
   * costs no try of the code.
   */
  resetPassword: async (caller: Caller, input: Input<'session.resetPassword'>): Promise<string> => {
    if (!isMobile(input.mobile)) throw new Refusal('mobile.invalid');
    requirePassword(input.password, input.repassword);
    const codeId = await tryCode(db, input.mobile, 'reset', input.verify_code.trim());
    const password_hash = await hashPassword(input.password);
    const token = await inTransaction(db, async (tx) => {
      await useCode(tx, codeId);
      const memberId = await memberOf(tx, input.mobile, caller, hooks);
      await tx.updateTable('users').set({ password_hash }).where('id', '=', memberId).execute();
      await endSessions(tx, memberId, null);
      await recordAndNotify(tx, { ...caller, memberId }, 'account.passwordReset');
      return openSession(tx, memberId, caller);
    });
    await limits.forget('loginPerNumber', `${input.mobile}|${caller.ip}`);
    return token;
  },

  logout: async (caller: Caller): Promise<null> => {
    if (caller.tokenHash !== null) await endSession(db, caller.tokenHash);
    return null;
  },
});

/**
 * The member of a number whose code was just read from it, new where nobody has it. One statement: between a look and a
 * change the number could leave its member. Until the transaction ends it cannot leave this one.
 */
const memberOf = async (tx: Tx, mobile: string, caller: Caller, { onRegistered }: Hooks): Promise<string> => {
  const fresh = newId();
  const proved = { mobile_proved_at: new Date() };
  const { id } = await tx
    .insertInto('users')
    .values({ id: fresh, mobile, name: nameFor(mobile, caller), ...proved })
    .onConflict((conflict) => conflict.column('mobile').doUpdateSet(proved))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (id === fresh) await onRegistered(tx, id, caller);
  return id;
};

/** What members are called until they say otherwise. */
const nameFor = (mobile: string, { language }: Caller): string =>
  say('newMember', language, { digits: mobile.slice(-4) });
