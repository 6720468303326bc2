import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the room of roles says. */
export const openRolesWords = () =>
  openPhrases(
    'roles',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
