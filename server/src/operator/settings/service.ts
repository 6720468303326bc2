import { languages, pickText } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import type { Input, Output } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Operator } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { MailPort } from '../../platform/ports/mail.ts';
import type { SmsPort } from '../../platform/ports/sms.ts';
import { readPlatform, type TypedPlatform, typedPlatform } from '../../platform/settings/platform.queries.ts';
import { savePlatform } from '../../platform/settings/save-platform.ts';
import { say } from './phrases.ts';
import { addressesOf } from './settings.queries.ts';

type Settings = Output<'mallSettings.show'>;
type Parts = {
  db: Db;
  answers: Answers;
  limits: Limits;
  sms: SmsPort;
  mail: MailPort;
  environment: Settings['environment'];
};

/**
 * What the mall says of itself. Pages and API follow at once, other processes within ten seconds, what phones have
 * installed within an hour.
 */
export const createSettingsService = ({ db, answers, limits, sms, mail, environment }: Parts) => {
  const show = async (): Promise<Settings> => {
    const { version, content } = await typedPlatform(db);
    return { version, ...presented(content), environment };
  };

  return {
    show,

    save: async (caller: Operator, input: Input<'mallSettings.save'>): Promise<Settings> => {
      const { version, name, logo, exhibitionUrl, ...rest } = input;
      const content = {
        ...rest,
        shopName: name,
        logo: logo ?? '',
        exhibitionUrl: exhibitionUrl === '' ? null : exhibitionUrl,
        languages: languages.filter((code) => input.languages.includes(code)),
      };
      await inTransaction(db, async (tx) => {
        const was = await savePlatform(tx, caller.memberId, version, content);
        await noteOperator(tx, caller, 'setting.change', 'setting:mall', {
          old: presented(was),
          new: presented(content),
        });
      }).catch((error: unknown) => {
        throw error instanceof Refusal && error.reason === 'goods.changedElsewhere' ? theirs(error) : error;
      });
      answers.raise('config');
      return show();
    },

    /** To the caller's own number or confirmed address. */
    sendTest: async (
      { memberId, language }: Operator,
      by: Input<'mallSettings.sendTest'>['by'],
    ): Promise<null> => {
      if (!(by === 'sms' ? sms : mail).offered) throw new Refusal('settings.noSender');
      const { mobile, email } = await addressesOf(db, memberId);
      if (by === 'mail' && email === null) throw new Refusal('settings.noEmail');
      await limits.take(by === 'sms' ? 'smsPerMemberDay' : 'emailPerMember', memberId);
      const mall = pickText((await readPlatform(db)).shopName, language).text;
      const [subject, text] = [say('test.subject', language, { mall }), say('test.text', language, { mall })];
      const sending = by === 'sms' ? sms.tell(mobile, text, newId()) : undefined;
      await (sending ?? mail.send({ to: email ?? '', subject, text, key: newId() })).catch(() => {
        throw new Refusal('settings.notSent');
      });
      return null;
    },
  };
};

const presented = ({ shopName, logo, exhibitionUrl, languages: offered, ...rest }: TypedPlatform) => ({
  ...rest,
  name: shopName,
  logo: logo === '' ? null : logo,
  languages: [...offered],
  exhibitionUrl: exhibitionUrl ?? '',
});

/** What another operator saved meanwhile, in the form in which it is sent. */
const theirs = ({ reason, detail }: Refusal): Refusal => {
  const { version, content } = detail as Awaited<ReturnType<typeof typedPlatform>>; // savePlatform throws no other
  return new Refusal(reason, { version, content: presented(content) });
};
