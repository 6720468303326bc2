import { langHeader } from '@mall/contract/languages';
import { language } from '../i18n/language.ts';
import { officeOf } from '../session/office.ts';
import { session } from '../session/session.ts';

/** Spec §7: token, code, lang. `x-locale` is the language itself, since fili travels as en (decisions 2.1), and x-shop the shop in whose back office this tab is. */
export const callerHeaders = (): Record<string, string> => {
  const { token, code } = session.read();
  const office = officeOf();
  return {
    ...(token ? { token } : {}),
    ...(code ? { code } : {}),
    ...(office ? { 'x-shop': office } : {}),
    lang: langHeader[language()],
    'x-locale': language(),
  };
};
