import { bcp47, type Language, offeredIn, spokenOf } from '@mall/contract/core/languages';
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

/** The languages that the mall offers; a page of somebody else's offers all. */
export function offeredLanguages(): readonly Language[] {
  return offeredIn(root.element.dataset.languages);
}

/** Stores `?lang=` of any address as the visitor's choice, if the mall offers it. */
export const openLanguage = (asked: string | null): void => {
  const offered = offeredLanguages().find((code) => code === asked);
  if (offered !== undefined) local.write('lang', offered);
  current.language = stored();
  root.element.lang = bcp47[current.language];
};

export const storeLanguage = (chosen: Language): void => local.write('lang', chosen);

function stored(): Language {
  return spokenOf(local.read('lang'), offeredLanguages());
}
