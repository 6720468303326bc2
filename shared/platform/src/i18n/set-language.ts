import type { Language } from '@mall/contract/core/languages';
import { page } from '../store/page.ts';
import { savePage } from './page-state.ts';
import { language, storeLanguage } from './language.ts';

/** Stores the language and reloads the page, which comes back as it was left (spec §1, decisions 2.17). */
export const setLanguage = (chosen: Language): void => {
  if (chosen === language()) return;
  storeLanguage(chosen);
  savePage();
  page.reload();
};
