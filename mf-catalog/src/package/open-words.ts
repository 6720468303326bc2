import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the screens of packages say: nobody who looks at single pieces downloads it. */
export const openPackageWords = () =>
  openPhrases(
    'package',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
