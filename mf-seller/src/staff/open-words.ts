import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the room of staff says. */
export const openStaffWords = () =>
  openPhrases(
    'staff',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
