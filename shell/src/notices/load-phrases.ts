import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the shell's notices. */
export const loadNoticePhrases = (): Promise<void> =>
  loadPhrases(
    'notices',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
