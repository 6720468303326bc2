import type { Language } from '@mall/contract/core/languages';
import { email } from '@mall/contract/core/limits';
import { fill, words as w } from '../../platform/i18n/words.ts';

const subject = w(
  '请确认您的邮箱',
  'Confirm your e-mail address',
  'Konfirmasi email Anda',
  'Kumpirmahin ang email mo',
);
const body = w(
  '您的确认码是 {code}，{minutes} 分钟内有效。如果不是您本人操作，请忽略这封邮件。',
  'Your code is {code}. It is valid for {minutes} minutes. If you did not ask for it, ignore this letter.',
  'Kode Anda {code}, berlaku {minutes} menit. Abaikan email ini jika Anda tidak memintanya.',
  'Ang code mo ay {code}, may bisa nang {minutes} minuto. Huwag pansinin kung hindi mo ito hiningi.',
);

/** The letter that carries the code of an address that is to be confirmed. */
export const confirmLetter = (code: string, language: Language): { subject: string; text: string } => ({
  subject: subject[language],
  text: fill(body[language], { code, minutes: email.validMinutes }),
});
