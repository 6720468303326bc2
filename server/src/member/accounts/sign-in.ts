import { isMobile } from '@mall/contract/core/limits';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Hooks } from '../../platform/area.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { SmsPort } from '../../platform/ports/sms.ts';
import { tryCode, useCode } from './issue-code.ts';
import { hashPassword, requirePassword, verifyPassword } from './password.ts';
import { sendCode } from './send-code.ts';
import { recordAndNotify } from './record-change.ts';
import { endSession, endSessions } from './open-session.ts';
import { enter, tokenOf } from '../second-factor/enter.ts';
import { createMember, memberOf, nameFor } from './create.ts';
import { userOfMobile } from './known.queries.ts';
import { changePassword } from './change-ways-in.ts';

type Parts = { db: Db; sms: SmsPort; limits: Limits; hooks: Hooks };

/**
 * Signing in and out (decisions 2.17, 2.18). The answer never reveals whether a number is known, except at
 * registration.
 */
export const createSignInService = ({ db, sms, limits, hooks }: Parts) => ({
  sendSms: async (caller: Caller, { mobile, purpose }: Input<'session.sendSms'>) => {
    if (!isMobile(mobile)) throw new Refusal('mobile.invalid');
    return sendCode({ db, sms, limits }, caller, mobile, purpose);
  },

  /** The first sign-in of a number makes its member. */
  codeLogin: async (caller: Caller, { mobile, verify_code }: Input<'session.codeLogin'>): Promise<string> => {
    if (!isMobile(mobile)) throw new Refusal('mobile.invalid');
    const codeId = await tryCode(db, mobile, 'login', verify_code.trim());
    const entered = await inTransaction(db, async (tx) => {
      await useCode(tx, codeId);
      const memberId = await memberOf(tx, mobile, caller, hooks);
      return enter(tx, hooks, memberId, caller);
    });
    return tokenOf(entered);
  },

  /** Five failures block this number and address for a while; simultaneous tries count as well. */
  accountLogin: async (
    caller: Caller,
    { mobile, password }: Input<'session.accountLogin'>,
  ): Promise<string> => {
    const key = `${mobile}|${caller.ip}`;
    await limits.take('loginPerNumber', key);
    const user = await userOfMobile(db, mobile);
    if (!(await verifyPassword(password, user?.password_hash ?? null)) || user === undefined)
      throw new Refusal('login.wrong');
    await limits.forget('loginPerNumber', key);
    return tokenOf(await enter(db, hooks, user.id, caller));
  },

  /** Creates a member and does not sign them in. A known number keeps its password whatever is sent. */
  register: async (
    caller: Caller,
    { mobile, password, repassword }: Input<'session.register'>,
  ): Promise<null> => {
    requirePassword(password, repassword);
    await limits.take('registerPerAddress', caller.ip);
    const id = newId();
    const person = { id, mobile, name: nameFor(mobile, caller), password_hash: await hashPassword(password) };
    return inTransaction(db, async (tx) => {
      await createMember(tx, person);
      await hooks.onSignedIn(tx, id, caller);
      await hooks.onRegistered(tx, id, caller);
      return null;
    });
  },

  /**
   * A forgotten password (docs/features/own-account.md): the person with the phone has the account, as when
   * signing in by code, and a number that nobody has becomes a member in the same way. The password is
   * checked first: a bad one costs no try of the code.
   */
  resetPassword: async (caller: Caller, input: Input<'session.resetPassword'>): Promise<string> => {
    if (!isMobile(input.mobile)) throw new Refusal('mobile.invalid');
    requirePassword(input.password, input.repassword);
    const codeId = await tryCode(db, input.mobile, 'reset', input.verify_code.trim());
    const password_hash = await hashPassword(input.password);
    const entered = await inTransaction(db, async (tx) => {
      await useCode(tx, codeId);
      const memberId = await memberOf(tx, input.mobile, caller, hooks);
      await changePassword(tx, memberId, password_hash);
      await endSessions(tx, memberId, null);
      await recordAndNotify(tx, { ...caller, memberId }, 'account.passwordReset');
      return enter(tx, hooks, memberId, caller);
    });
    await limits.forget('loginPerNumber', `${input.mobile}|${caller.ip}`);
    return tokenOf(entered);
  },

  logout: async (caller: Caller): Promise<null> => {
    if (caller.tokenHash !== null) await endSession(db, caller.tokenHash);
    return null;
  },
});
