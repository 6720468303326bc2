import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the members' page. */
export const loadMembersPhrases = () =>
  loadPhrases(
    'members',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
