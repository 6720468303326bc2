import { langHeader } from '@mall/contract/languages';
import { language } from '../i18n/language.ts';
import { session } from '../session/session.ts';

/** Spec §7: token, code, lang. `x-locale` is the language itself, since fili travels as en (decisions 2.1). */
export const callerHeaders = (): Record<string, string> => {
  const { token, code } = session.read();
  return {
    ...(token ? { token } : {}),
    ...(code ? { code } : {}),
    lang: langHeader[language()],
    'x-locale': language(),
  };
};
