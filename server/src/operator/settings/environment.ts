import type { Output } from '@mall/contract/operations';
import type { Sender } from '@mall/contract/operator/mall-settings';
import type { MailPort } from '../../platform/ports/mail.ts';
import type { SmsPort } from '../../platform/ports/sms.ts';
import {
  publicUrl,
  sandboxAllowed,
  secondFactorRequired,
  type Settings,
} from '../../platform/settings/settings.ts';

/** What the variables of the environment decide, without a secret. */
export const environmentOf = (
  settings: Settings,
  { sms, mail }: { sms: Pick<SmsPort, 'offered'>; mail: Pick<MailPort, 'offered'> },
): Output<'mallSettings.show'>['environment'] => ({
  address: publicUrl(settings),
  sandbox: sandboxAllowed(settings),
  sms: senderOf(sms.offered, settings.SMS_URL),
  mail: senderOf(mail.offered, settings.SMTP_URL),
  codes: settings.SMS_CODES,
  secondFactor: secondFactorRequired(settings),
});

/** In development a message that no provider takes is shown on a page of the mall. */
const senderOf = (offered: boolean, provider: string | undefined): Sender =>
  provider !== undefined ? 'provider' : offered ? 'inbox' : 'off';
