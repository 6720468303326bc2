import type { Language } from '@mall/contract/core/languages';
import { email } from '@mall/contract/core/limits';
import { say } from './phrases.ts';

/** The letter that carries the code of an address that is to be confirmed. */
export const confirmLetter = (code: string, language: Language): { subject: string; text: string } => ({
  subject: say('letter.subject', language),
  text: say('letter.body', language, { code, minutes: email.validMinutes }),
});
