import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the shell's notices. */
export const openWords = (): Promise<void> =>
  openPhrases(
    'notices',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
