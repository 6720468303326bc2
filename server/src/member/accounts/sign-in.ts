import { isMobile } from '@mall/contract/core/limits';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Hooks } from '../../platform/area.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { dayInShanghai } from '../../platform/i18n/day.ts';
import { newId } from '../../platform/ids/ids.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import type { SmsPort } from '../../platform/ports/sms.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { tryCode, useCode } from './issue-code.ts';
import { hashPassword, requirePassword, verifyPassword } from './password.ts';
import { sendCode } from './send-code.ts';
import { recordAndNotify } from './record-change.ts';
import { endSession, endSessions, openSession } from './open-session.ts';
import { claimNumber } from './claim-number.ts';
import { createMember, nameFor } from './create.ts';
import { removeFiles } from './removal.ts';
import { userOfMobile } from './known.queries.ts';
import { changePassword } from './change-ways-in.ts';

type Parts = { db: Db; sms: SmsPort; storage: StoragePort; limits: Limits; hooks: Hooks };

/** Signing in and out (decisions 2.17, 2.18). No answer reveals whether a number is known. */
export const createSignInService = ({ db, sms, storage, limits, hooks }: Parts) => ({
  sendSms: async (caller: Caller, { mobile, purpose }: Input<'session.sendSms'>) => {
    if (!isMobile(mobile)) throw new Refusal('mobile.invalid');
    return sendCode({ db, sms, limits }, caller, mobile, purpose);
  },

  /** The first sign-in of a number makes its member. */
  codeLogin: async (caller: Caller, { mobile, verify_code }: Input<'session.codeLogin'>): Promise<string> => {
    if (!isMobile(mobile)) throw new Refusal('mobile.invalid');
    const codeId = await tryCode(db, mobile, 'login', verify_code.trim());
    const { token, files } = await inTransaction(db, async (tx) => {
      await useCode(tx, codeId);
      const claimed = await claimNumber(tx, mobile, caller, hooks);
      await hooks.onSignedIn(tx, claimed.memberId, caller);
      return { token: await openSession(tx, claimed.memberId, caller), files: claimed.files };
    });
    await removeFiles(storage, files);
    return token;
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
    await hooks.onSignedIn(db, user.id, caller);
    return openSession(db, user.id, caller);
  },

  /**
   * Creates a member and does not sign them in. A known number keeps its password whatever is sent, and its owner is
   * told; the answer is the same.
   */
  register: async (
    caller: Caller,
    { mobile, password, repassword }: Input<'session.register'>,
  ): Promise<null> => {
    requirePassword(password, repassword);
    await limits.take('registerPerAddress', caller.ip);
    const id = newId();
    const person = { id, mobile, name: nameFor(mobile, caller), password_hash: await hashPassword(password) };
    return inTransaction(db, async (tx) => {
      if (!(await createMember(tx, person))) {
        await notifyOfRegistration(tx, mobile);
        return null;
      }
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
    const { token, files } = await inTransaction(db, async (tx) => {
      await useCode(tx, codeId);
      const claimed = await claimNumber(tx, input.mobile, caller, hooks);
      const { memberId } = claimed;
      await changePassword(tx, memberId, password_hash);
      await endSessions(tx, memberId, null);
      await recordAndNotify(tx, { ...caller, memberId }, 'account.passwordReset');
      return { token: await openSession(tx, memberId, caller), files: claimed.files };
    });
    await removeFiles(storage, files);
    await limits.forget('loginPerNumber', `${input.mobile}|${caller.ip}`);
    return token;
  },

  logout: async (caller: Caller): Promise<null> => {
    if (caller.tokenHash !== null) await endSession(db, caller.tokenHash);
    return null;
  },
});

/** Tells the member of a number, once a day, that somebody tried to register it. */
const notifyOfRegistration = async (tx: Tx, mobile: string): Promise<void> => {
  const known = await userOfMobile(tx, mobile);
  if (known === undefined) return;
  const about = `${known.id}:${dayInShanghai(new Date())}`;
  await sendMessages(tx, [memberMessage('account.registeredAgain', known.id, {}, about)]);
};
