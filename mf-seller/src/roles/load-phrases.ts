import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of roles. */
export const loadRolesPhrases = () =>
  loadPhrases(
    'roles',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
