import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the releases' page. */
export const loadReleasesPhrases = () =>
  loadPhrases(
    'releases',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
