import { type NewsKind, newsKinds } from '@mall/contract/core/message.ops';
import type { Input, Output } from '@mall/contract/operations';
import type { Hooks } from '../area.ts';
import type { Db } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import type { MailPort } from '../ports/mail.ts';
import type { SmsPort } from '../ports/sms.ts';
import { chosenBy, emailOf } from './preferences.queries.ts';
import { savePreference } from './save-preference.ts';

type Parts = { db: Db; sms: SmsPort; mail: MailPort; hooks: Pick<Hooks, 'keepLanguage'> };
type Chosen = { readonly kind: NewsKind; readonly sms: boolean; readonly email: boolean };

/** The ways by which news reach a member besides the mall itself. */
export const createPreferenceService = ({ db, sms, mail, hooks }: Parts) => {
  const read = async (caller: Member): Promise<Output<'message.preferences'>> => {
    const [user, of] = await Promise.all([emailOf(db, caller.memberId), chosenBy(db, [caller.memberId])]);
    const chosen = newsKinds.map((kind): Chosen => {
      const { sms: bySms, email } = of(caller.memberId, kind);
      return { kind, sms: bySms, email };
    });
    return {
      offered: { sms: sms.offered, email: mail.offered },
      email: { address: user.email, confirmed: user.email_confirmed_at !== null },
      kinds: chosen,
    };
  };
  return {
    read,
    prefer: async (caller: Member, { kind, ...ways }: Input<'message.prefer'>) => {
      await savePreference(db, caller, kind, ways);
      await hooks.keepLanguage(db, caller.memberId, caller.language);
      return read(caller);
    },
  };
};
