import { isMobile } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import type { Hooks } from '../../platform/area.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { claimNumber } from './claim-number.ts';
import { createMember } from './create.ts';
import type { Device } from './device.ts';
import { type Asker, tryCode, useCode } from './issue-code.ts';
import { openSession } from './open-session.ts';
import { hashPassword, requirePassword } from './password.ts';
import { savePerson } from './save-person.ts';

type Person = {
  readonly mobile: string;
  readonly name: string;
  readonly password: string;
  readonly repassword: string;
  readonly verify_code: string;
};
/** Files of an account that never proved the number and gave way are to be removed afterwards. */
type Opened = { readonly memberId: string; readonly token: string; readonly files: readonly string[] };

/**
 * Checks what somebody new says of themselves, and their code where the mall sends codes; the returned function makes
 * the account and its session in the transaction of what it is for. Throws mobile.invalid, register.*, sms.wrongCode,
 * sms.tooManyTries; later setup.numberTaken.
 */
export const prepareAccount = async (
  { db, sendsCodes, hooks }: { db: Db; sendsCodes: boolean; hooks: Hooks },
  caller: Caller,
  { mobile, name, password, repassword, verify_code }: Person,
  { asker }: Device,
): Promise<(tx: Tx) => Promise<Opened>> => {
  if (!isMobile(mobile)) throw new Refusal('mobile.invalid');
  requirePassword(password, repassword);
  const spend = sendsCodes
    ? await codeOf(db, mobile, verify_code.trim(), { browser: asker, ip: caller.ip })
    : null;
  const password_hash = await hashPassword(password);
  return async (tx) => {
    await spend?.(tx);
    const { memberId, files } =
      spend === null
        ? await unproved(tx, hooks, caller, { id: newId(), mobile, name, password_hash })
        : await proved(tx, hooks, caller, mobile);
    await savePerson(tx, memberId, { name, password_hash });
    return { memberId, files, token: await openSession(tx, memberId, caller) };
  };
};

/** Tries the code, and returns what uses it up. */
const codeOf = async (
  db: Db,
  mobile: string,
  code: string,
  asker: Asker,
): Promise<(tx: Tx) => Promise<void>> => {
  const id = await tryCode(db, mobile, 'login', code, asker);
  return (tx) => useCode(tx, id);
};

type Made = Pick<Opened, 'memberId' | 'files'>;

const proved = async (tx: Tx, hooks: Hooks, caller: Caller, mobile: string): Promise<Made> => {
  const { memberId, files, isNew } = await claimNumber(tx, mobile, caller, hooks);
  if (!isNew) throw new Refusal('setup.numberTaken');
  await hooks.onSignedIn(tx, memberId, caller);
  return { memberId, files };
};

const unproved = async (
  tx: Tx,
  hooks: Hooks,
  caller: Caller,
  person: Parameters<typeof createMember>[1],
): Promise<Made> => {
  if (!(await createMember(tx, person))) throw new Refusal('setup.numberTaken');
  await hooks.onSignedIn(tx, person.id, caller);
  await hooks.onRegistered(tx, person.id, caller);
  return { memberId: person.id, files: [] };
};
