import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import type { Db, Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import { recordAndNotify } from '../accounts/record-change.ts';
import { type Bound, takeChallenge } from './keep-challenge.ts';
import { hashOfRecoveryCode } from './make-recovery-codes.ts';
import { stepOf } from './one-time-code.ts';
import { checkAssertion } from './passkey.ts';
import type { RelyingParty } from './relying-party.ts';
import { passkeysOf, recoveryCodesLeft, secretOfApp } from './second-factor.queries.ts';
import { takeOneTimeCode, takePasskey, takeRecoveryCode } from './take-factor.ts';

export type FactorParts = { db: Db; limits: Limits; secret: SecretPort; party: RelyingParty };
export type Given = Pick<Input<'session.secondFactor'>, 'passkey' | 'one_time_code' | 'recovery_code'>;

/**
 * Checks a second factor of a member: a passkey, else a one-time code, else a recovery code. The returned function
 * uses it up in the transaction of what it allows, where it counts once whatever runs beside it. Ten wrong ones
 * within a quarter of an hour block the account's second step. Throws secondFactor.wrong.
 */
export const checkFactor = async (
  parts: FactorParts,
  caller: Member,
  given: Given,
  bound: Bound,
): Promise<(tx: Tx) => Promise<void>> => {
  const { limits } = parts;
  await limits.take('secondFactorPerMember', caller.memberId);
  const use = await checked(parts, caller, given, bound);
  return async (tx) => {
    await use(tx);
    await limits.forget('secondFactorPerMember', caller.memberId);
  };
};

const checked = async (
  { db, secret, party }: FactorParts,
  caller: Member,
  { passkey, one_time_code = '', recovery_code = '' }: Given,
  bound: Bound,
): Promise<(tx: Tx) => Promise<void>> => {
  const userId = caller.memberId;
  if (passkey !== undefined) {
    const challenge = await takeChallenge(db, bound, userId);
    const stored = (await passkeysOf(db, userId)).find(({ credential_id }) => credential_id === passkey.id);
    if (stored === undefined) throw new Refusal('secondFactor.wrong');
    const counter = await checkAssertion(party, challenge, stored, passkey);
    return (tx) => takePasskey(tx, userId, stored.id, counter);
  }
  if (one_time_code !== '') {
    const sealed = await secretOfApp(db, userId, true);
    const step =
      sealed === undefined ? null : await stepOf(secret.open('authenticator', sealed), one_time_code);
    if (step === null) throw new Refusal('secondFactor.wrong');
    return (tx) => takeOneTimeCode(tx, userId, step);
  }
  return async (tx) => {
    await takeRecoveryCode(tx, userId, hashOfRecoveryCode(secret, userId, recovery_code));
    const left = await recoveryCodesLeft(tx, userId);
    await recordAndNotify(tx, caller, 'account.recoveryCodeUsed', { left: String(left) });
  };
};
