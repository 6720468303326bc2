import type { Language } from '@mall/contract/core/languages';
import { email } from '@mall/contract/core/limits';
import { say } from './phrases.ts';

/** The mail with the code that confirms an address. */
export const confirmLetter = (code: string, language: Language): { subject: string; text: string } => ({
  subject: say('letter.subject', language),
  text: say('letter.body', language, { code, minutes: email.validMinutes }),
});
