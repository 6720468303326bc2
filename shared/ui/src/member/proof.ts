import { sms } from '@mall/contract/core/limits';

/** How a member proves their identity: by password, or by a code sent to the number of the account. */
export type ProofDraft = { by: 'password' | 'code'; password: string; verify_code: string };

export const proofDraft = (hasPassword: boolean): ProofDraft => ({
  by: hasPassword ? 'password' : 'code',
  password: '',
  verify_code: '',
});

export const proofProblems = ({
  by,
  password,
  verify_code,
}: ProofDraft): Partial<Record<'password' | 'verify_code', 'proof'>> => {
  if (by === 'password') return password === '' ? { password: 'proof' } : {};
  return verify_code.length < sms.digits ? { verify_code: 'proof' } : {};
};

/** The fields to send for the proof: only those of the chosen kind. */
export const proofOf = ({ by, password, verify_code }: ProofDraft) =>
  by === 'password' ? { password } : { verify_code };
