import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { sealMobile } from '../../platform/sealed-fields/fields.ts';
import { clock } from '../../platform/clock/clock.ts';

/** The number with which a member signs in from now on; it has just been verified. */
export const changeMobile = async (tx: Tx, memberId: string, mobile: string): Promise<void> => {
  const sealed = sealMobile(mobile, memberId);
  await tx
    .updateTable('users')
    .set({ mobile: sealed.text, mobile_index: sealed.index, mobile_proved_at: clock.now() })
    .where('id', '=', memberId)
    .execute();
};

/** The member has shown that the number of their account is theirs. */
export const changeToProved = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.updateTable('users').set({ mobile_proved_at: clock.now() }).where('id', '=', memberId).execute();
};

/** Only its hash is stored. */
export const changePassword = async (tx: Tx, memberId: string, password_hash: string): Promise<void> => {
  await tx.updateTable('users').set({ password_hash }).where('id', '=', memberId).execute();
};

/** The address that has just been confirmed, and the language of mails to it. */
export const changeEmail = async (tx: Tx, caller: Member, email: string): Promise<void> => {
  await tx
    .updateTable('users')
    .set({ email, email_confirmed_at: clock.now(), language: caller.language })
    .where('id', '=', caller.memberId)
    .execute();
};
