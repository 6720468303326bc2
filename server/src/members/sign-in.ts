import { isMobile, isPassword } from '@mall/contract/limits';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Caller } from '../http/caller.ts';
import type { Limits } from '../http/rate-limits.ts';
import { newId } from '../ids.ts';
import type { SmsPort } from '../ports/sms.ts';
import { words as w } from '../text/words.ts';
import { tryCode, useCode } from './codes.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { sendCode } from './send-code.ts';
import { endSession, openSession } from './sessions.ts';

type Parts = { db: Db; sms: SmsPort; limits: Limits };

/** Ways in and out (decisions 2.17, 2.18). What is answered never tells whether a number is known, save at registration. */
export const createSignInService = ({ db, sms, limits }: Parts) => ({
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
      return openSession(tx, await memberOf(tx, mobile, caller), caller);
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
    return openSession(db, user.id, caller);
  },

  /** Makes a member and does not sign him in. A number that is known keeps its password whatever is sent. */
  register: async (
    caller: Caller,
    { mobile, password, repassword }: Input<'session.register'>,
  ): Promise<null> => {
    if (password !== repassword) throw new Refusal('register.repeatDiffers');
    if (!isPassword(password)) throw new Refusal('register.passwordRule');
    await limits.take('registerPerAddress', caller.ip);
    const made = await db
      .insertInto('users')
      .values({
        id: newId(),
        mobile,
        name: nameFor(mobile, caller),
        password_hash: await hashPassword(password),
      })
      .onConflict((conflict) => conflict.column('mobile').doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows === 0n) throw new Refusal('register.taken');
    return null;
  },

  logout: async (caller: Caller): Promise<null> => {
    if (caller.tokenHash !== null) await endSession(db, caller.tokenHash);
    return null;
  },
});

const memberOf = async (tx: Tx, mobile: string, caller: Caller): Promise<string> => {
  await tx
    .insertInto('users')
    .values({ id: newId(), mobile, name: nameFor(mobile, caller) })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .execute();
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  return id;
};

const member = w('会员', 'Member ', 'Anggota ', 'Miyembro ');
/** What a member is called until he says otherwise. */
const nameFor = (mobile: string, { language }: Caller): string => `${member[language]}${mobile.slice(-4)}`;
