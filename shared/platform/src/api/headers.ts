import { langHeader } from '@mall/contract/core/languages';
import { language } from '../i18n/language.ts';
import { session } from '../session/session.ts';
import { tab } from '../store/storage.ts';
import { presence } from './presence.ts';

/**
 * The request headers of spec §7: token, code, lang. `x-locale` is the exact language, since fili is sent as
 * en (decisions 2.1), `x-shop` the shop whose back office is open in this tab, and
 * `x-idle` for how many seconds nobody has touched the page.
 */
export const callerHeaders = (lang = language()): Record<string, string | undefined> => {
  const { token, code } = session.read();
  const office = tab.read('office') as string | undefined; // an id, or nothing: written by the office alone
  return {
    'x-idle': presence.idle?.(),
    ...(token ? { token } : {}),
    ...(code ? { code } : {}),
    ...(office ? { 'x-shop': office } : {}),
    lang: langHeader[lang],
    'x-locale': lang,
  };
};
