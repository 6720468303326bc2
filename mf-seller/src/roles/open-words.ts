import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of roles. */
export const openRolesWords = () =>
  openPhrases(
    'roles',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
