import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of staff. */
export const openStaffWords = () =>
  openPhrases(
    'staff',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
