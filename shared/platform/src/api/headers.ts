import { langHeader } from '@mall/contract/core/languages';
import { language } from '../i18n/language.ts';
import { session } from '../session/session.ts';
import { tab } from '../store/storage.ts';

/**
 * Spec §7: token, code, lang. `x-locale` is the language itself, since fili travels as en (decisions 2.1), and `x-shop` the
 * shop in whose back office this tab is.
 */
export const callerHeaders = (lang = language()): Record<string, string> => {
  const { token, code } = session.read();
  const office = tab.read('office') as string | undefined; // an id, or nothing: written by the office alone
  return {
    ...(token ? { token } : {}),
    ...(code ? { code } : {}),
    ...(office ? { 'x-shop': office } : {}),
    lang: langHeader[lang],
    'x-locale': lang,
  };
};
