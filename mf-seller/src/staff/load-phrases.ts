import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of staff. */
export const loadStaffPhrases = () =>
  loadPhrases(
    'staff',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
