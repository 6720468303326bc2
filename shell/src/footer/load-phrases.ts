import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the foot of a page, which come with it, after the first window. */
export const loadFooterPhrases = () =>
  loadPhrases(
    'footer',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
