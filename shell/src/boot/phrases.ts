import { eachLanguage } from '@mall/contract/core/languages';
import type { PhraseFiles } from '@mall/platform';

/** What the shell says about areas that are slow, closed or failed. */
export const composePhrases: PhraseFiles = eachLanguage(
  (language) => () => import(`./phrases/${language}.json`),
);
