import type { CodePurpose } from '@mall/contract/member/account.ops';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db, Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { tryCode, useCode } from './issue-code.ts';
import { verifyPassword } from './password.ts';

export type Known = { readonly mobile: string; readonly password_hash: string | null };
export type Proof = { password?: string | undefined; verify_code?: string | undefined };

/**
 * Checks that the caller is the member and not somebody at their open screen: by their password, else by a
 * code sent to their number for this purpose. The returned function uses the proof up in the transaction of
 * the action that it allows. Five wrong passwords block this way for a while. Throws account.proofMissing,
 * account.wrongPassword, sms.wrongCode.
 */
export const prove = async (
  { db, limits }: { db: Db; limits: Limits },
  caller: Member,
  known: Known,
  proof: Proof,
  purpose: CodePurpose,
): Promise<(tx: Tx) => Promise<void>> => {
  if (proof.password !== undefined && proof.password !== '') {
    await limits.take('proofPerMember', caller.memberId);
    if (!(await verifyPassword(proof.password, known.password_hash)))
      throw new Refusal('account.wrongPassword');
    await limits.forget('proofPerMember', caller.memberId);
    return async () => {};
  }
  const code = proof.verify_code?.trim() ?? '';
  if (code === '') throw new Refusal('account.proofMissing');
  const id = await tryCode(db, known.mobile, `${purpose}:${caller.memberId}`, code);
  return (tx) => useCode(tx, id);
};
