import type { Tx } from '../../platform/db/open.ts';
import type { SecretPort } from '../../platform/ports/secret.ts';
import { newRecoveryCodes, plainRecoveryCode } from './recovery-code.ts';

/** The hash of a recovery code of one account, which only this mall can make. */
export const hashOfRecoveryCode = (secret: SecretPort, userId: string, typed: string): string =>
  secret.digest('recovery', `${userId}:${plainRecoveryCode(typed)}`);

/** Ten new codes in place of all that there were; they leave the mall once and only their hashes are stored. */
export const makeRecoveryCodes = async (tx: Tx, secret: SecretPort, userId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOfRecoveryCode(secret, userId, code) })))
    .execute();
  return codes;
};
