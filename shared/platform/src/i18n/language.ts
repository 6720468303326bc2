import { bcp47, defaultLanguage, isLanguage, type Language } from '@mall/contract/core/languages';
import { once } from '../store/once.ts';
import { root } from '../store/root.ts';
import { local } from '../store/storage.ts';

/**
 * The page stays in the language that it was loaded with: a change is stored and the page reloads (spec §1).
 */
const current: { language: Language } = once('language', () => ({ language: stored() }));

export const language = (): Language => current.language;

/** For `Intl` and `lang` attributes. */
export const locale = (): string => bcp47[current.language];

/** Stores `?lang=` of any address as the visitor's choice. */
export const openLanguage = (asked: string | null): void => {
  if (isLanguage(asked)) local.write('lang', asked);
  current.language = stored();
  root.element.lang = bcp47[current.language];
};

export const storeLanguage = (chosen: Language): void => local.write('lang', chosen);

function stored(): Language {
  const kept = local.read('lang');
  return isLanguage(kept) ? kept : defaultLanguage;
}
