import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The words of what the shell says beside a page. */
export const openWords = (): Promise<void> =>
  openPhrases(
    'notices',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
