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
import type { Device } from './device.ts';
import { type Asker, tryCode, useCode } from './issue-code.ts';
import type { createPasswordGate } from './password-gate.ts';
import { hashPassword, requirePassword, verifyPassword } from './password.ts';
import { sendCode } from './send-code.ts';
import { recordAndNotify } from './record-change.ts';
import { endSession, endSessions } from './open-session.ts';
import { enter, tokenOf } from '../second-factor/enter.ts';
import { claimNumber } from './claim-number.ts';
import { createMember, nameFor } from './create.ts';
import { removeFiles } from './removal.ts';
import { userOfMobile } from './known.queries.ts';
import { changePassword } from './change-ways-in.ts';
import { clock } from '../../platform/clock/clock.ts';

type Parts = {
  db: Db;
  sms: SmsPort;
  sendsCodes: boolean;
  storage: StoragePort;
  limits: Limits;
  gate: ReturnType<typeof createPasswordGate>;
  hooks: Hooks;
};

/** Signing in and out (decisions 2.17, 2.18). No answer reveals whether a number is known. */
export const createSignInService = ({ db, sms, sendsCodes, storage, limits, gate, hooks }: Parts) => ({
  /** The code is bound to the browser that asks for it. */
  sendSms: async (caller: Caller, { mobile, purpose }: Input<'session.sendSms'>, device: Device) => {
    if (!isMobile(mobile)) throw new Refusal('mobile.invalid');
    const user = await userOfMobile(db, mobile);
    const isOwner = user !== undefined && device.knows(user.id);
    return sendCode({ db, sms, limits, sendsCodes }, caller, mobile, {
      purpose,
      browser: device.remember(),
      isOwner,
    });
  },

  /** The first sign-in of a number makes its member. */
  codeLogin: async (
    caller: Caller,
    { mobile, verify_code }: Input<'session.codeLogin'>,
    device: Device,
  ): Promise<string> => {
    if (!isMobile(mobile)) throw new Refusal('mobile.invalid');
    const codeId = await tryCode(db, mobile, 'login', verify_code.trim(), askerOf(caller, device));
    const { entered, memberId, files } = await inTransaction(db, async (tx) => {
      await useCode(tx, codeId);
      const claimed = await claimNumber(tx, mobile, caller, hooks);
      const tell = !claimed.isNew && !device.knows(claimed.memberId);
      return { ...claimed, entered: await enter(tx, hooks, claimed.memberId, caller, { tell }) };
    });
    if ('token' in entered) device.remember(memberId);
    await removeFiles(storage, files);
    return tokenOf(entered);
  },

  /** What limits the tries stands in `password-gate.ts`. */
  accountLogin: async (
    caller: Caller,
    { mobile, password }: Input<'session.accountLogin'>,
    device: Device,
  ): Promise<string> => {
    const user = await userOfMobile(db, mobile);
    const isKnown = user !== undefined && device.knows(user.id);
    const own = isKnown && device.asker !== null ? { memberId: user.id, asker: device.asker } : null;
    const { failed, passed } = await gate.enter({ mobile, ip: caller.ip, own });
    if (!(await verifyPassword(password, user?.password_hash ?? null)) || user === undefined) {
      await failed();
      throw new Refusal('login.wrong');
    }
    await passed();
    const entered = await inTransaction(db, (tx) => enter(tx, hooks, user.id, caller, { tell: !isKnown }));
    if ('token' in entered) device.remember(user.id);
    return tokenOf(entered);
  },

  /**
   * Creates a member and does not sign them in. A known number keeps its password whatever is sent, and its owner is
   * told; the answer is the same.
   */
  register: async (
    caller: Caller,
    { mobile, password, repassword }: Input<'session.register'>,
    device: Device,
  ): Promise<null> => {
    requirePassword(password, repassword);
    await limits.take('registerPerAddress', caller.ip);
    const id = newId();
    const person = { id, mobile, name: nameFor(mobile, caller), password_hash: await hashPassword(password) };
    // For a known number too, and then of nobody: the cookie reveals nothing either.
    device.remember(id);
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
  resetPassword: async (
    caller: Caller,
    input: Input<'session.resetPassword'>,
    device: Device,
  ): Promise<string> => {
    if (!isMobile(input.mobile)) throw new Refusal('mobile.invalid');
    requirePassword(input.password, input.repassword);
    const codeId = await tryCode(
      db,
      input.mobile,
      'reset',
      input.verify_code.trim(),
      askerOf(caller, device),
    );
    const password_hash = await hashPassword(input.password);
    const { entered, memberId, files } = await inTransaction(db, async (tx) => {
      await useCode(tx, codeId);
      const claimed = await claimNumber(tx, input.mobile, caller, hooks);
      const { memberId } = claimed;
      await changePassword(tx, memberId, password_hash);
      await endSessions(tx, memberId, null);
      await recordAndNotify(tx, { ...caller, memberId }, 'account.passwordReset');
      return { ...claimed, entered: await enter(tx, hooks, memberId, caller, { tell: false }) };
    });
    if ('token' in entered) device.remember(memberId);
    await removeFiles(storage, files);
    await gate.forget(input.mobile);
    return tokenOf(entered);
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
  const about = `${known.id}:${dayInShanghai(clock.now())}`;
  await sendMessages(tx, [memberMessage('account.registeredAgain', known.id, {}, about)]);
};

const askerOf = ({ ip }: Caller, { asker }: Device): Asker => ({ browser: asker, ip });
