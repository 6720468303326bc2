import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the inspector, which shoppers never see. */
export const openWords = (): Promise<void> =>
  openPhrases(
    'inspector',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
