import { codeCountdownSeconds, email as limitsOfEmail, isMobile } from '@mall/contract/core/limits';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction, isUniqueViolation } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { MailPort } from '../../platform/ports/mail.ts';
import type { SmsPort } from '../../platform/ports/sms.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { issueCode, tryCode, useCode } from './issue-code.ts';
import { confirmLetter } from './letters.ts';
import { lockMember } from '../../platform/db/lock-member.ts';
import { recordAndNotify, recordChange } from './record-change.ts';
import { hashPassword, requirePassword } from './password.ts';
import { prove } from './proof.ts';
import { sendCode } from './send-code.ts';
import { endSessions } from './open-session.ts';
import { knownOf } from './known.queries.ts';
import { securityOf } from './security.queries.ts';
import { changeEmail, changeMobile, changePassword, changeToProved } from './change-ways-in.ts';

type Parts = { db: Db; sms: SmsPort; sendsCodes: boolean; mail: MailPort; limits: Limits };

/** The ways to sign in to an account, and their changes (decisions 2.18, docs/features/own-account.md). */
export const createSecurityService = ({ db, sms, sendsCodes, mail, limits }: Parts) => ({
  read: async (caller: Member): Promise<Output<'account.security'>> => {
    const { row, sessions } = await securityOf(db, caller.memberId);
    return {
      mobile: maskPhone(row.mobile),
      mobileProved: row.mobile_proved_at !== null,
      hasPassword: row.password_hash !== null,
      email: { address: row.email, confirmed: row.email_confirmed_at !== null, offered: mail.offered },
      sessions: sessions.map((session) => ({
        id: session.id,
        here: session.token_hash === caller.tokenHash,
        device: session.user_agent,
        network: session.network,
        since: session.created_at.toISOString(),
        seenAt: session.last_seen_at.toISOString(),
      })),
    };
  },

  /** A number that belongs to somebody gets a code like any other: the answer reveals nothing. */
  sendCode: async (caller: Member, { purpose, mobile }: Input<'account.sendCode'>) => {
    const known = await knownOf(db, caller);
    const wanted = (mobile ?? '').trim();
    if (purpose === 'newMobile') requireOther(wanted, known.mobile);
    await limits.take('smsPerMemberDay', caller.memberId);
    const to = purpose === 'newMobile' ? wanted : known.mobile;
    return sendCode({ db, sms, limits, sendsCodes }, caller, to, {
      purpose: `${purpose}:${caller.memberId}`,
      isOwner: purpose !== 'newMobile',
    });
  },

  /** Within the session of the account itself: whoever registered here has the phone, and everything stays. */
  proveMobile: async (caller: Member, { verify_code }: Input<'account.proveMobile'>): Promise<null> => {
    const known = await knownOf(db, caller);
    const codeId = await tryCode(db, known.mobile, `proveMobile:${caller.memberId}`, verify_code.trim());
    await inTransaction(db, async (tx) => {
      await lockMember(tx, caller.memberId);
      await useCode(tx, codeId);
      await changeToProved(tx, caller.memberId);
      await recordChange(tx, caller, 'account.mobileProved');
    });
    return null;
  },

  /**
   * Only the holder of the new number learns that it is taken. Throws account.mobileTaken after both proofs.
   */
  changeMobile: async (caller: Member, input: Input<'account.changeMobile'>): Promise<null> => {
    const known = await knownOf(db, caller);
    requireOther(input.mobile, known.mobile);
    const useProof = await prove({ db, limits }, caller, known, input, 'oldMobile');
    const codeId = await tryCode(db, input.mobile, `newMobile:${caller.memberId}`, input.code.trim());
    try {
      await inTransaction(db, async (tx) => {
        await lockMember(tx, caller.memberId);
        await useProof(tx);
        await useCode(tx, codeId);
        await changeMobile(tx, caller.memberId, input.mobile);
        await endSessions(tx, caller.memberId, caller.tokenHash);
        await recordAndNotify(tx, caller, 'account.mobileChanged', {
          from: maskPhone(known.mobile),
          to: maskPhone(input.mobile),
        });
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw new Refusal('account.mobileTaken');
      throw error;
    }
    return null;
  },

  /** A member with a password enters it; one without proves their phone. */
  changePassword: async (caller: Member, input: Input<'account.changePassword'>): Promise<null> => {
    requirePassword(input.next, input.repeat);
    const known = await knownOf(db, caller);
    const proof =
      known.password_hash === null ? { verify_code: input.verify_code } : { password: input.password };
    const useProof = await prove({ db, limits }, caller, known, proof, 'password');
    const password_hash = await hashPassword(input.next);
    await inTransaction(db, async (tx) => {
      await lockMember(tx, caller.memberId);
      await useProof(tx);
      await changePassword(tx, caller.memberId, password_hash);
      await endSessions(tx, caller.memberId, caller.tokenHash);
      await recordAndNotify(tx, caller, 'account.passwordChanged');
    });
    return null;
  },

  signOutEverywhere: (caller: Member): Promise<{ ended: number }> =>
    inTransaction(db, async (tx) => {
      const ended = await endSessions(tx, caller.memberId, null);
      await recordChange(tx, caller, 'account.signOutEverywhere', { ended });
      return { ended };
    }),

  sendEmailCode: async (caller: Member, { email }: Input<'account.sendEmailCode'>) => {
    if (!mail.offered) throw new Refusal('account.notOffered');
    await limits.take('emailPerMember', caller.memberId);
    await limits.take('emailPerMemberDay', caller.memberId);
    await limits.take('emailPerTargetDay', email.toLowerCase());
    const code = await issueCode(db, email, `email:${caller.memberId}`, caller.ip, limitsOfEmail);
    await mail.send({ ...confirmLetter(code, caller.language), to: email, key: newId() });
    return { retryAfter: codeCountdownSeconds };
  },

  confirmEmail: async (caller: Member, { email, verify_code }: Input<'account.confirmEmail'>) => {
    const codeId = await tryCode(db, email, `email:${caller.memberId}`, verify_code.trim());
    await inTransaction(db, async (tx) => {
      await useCode(tx, codeId);
      await changeEmail(tx, caller, email);
      await recordChange(tx, caller, 'account.emailConfirmed');
    });
    return null;
  },
});

const requireOther = (wanted: string, present: string): void => {
  if (!isMobile(wanted)) throw new Refusal('mobile.invalid');
  if (wanted === present) throw new Refusal('account.sameMobile');
};
