import { eachLanguage } from '@mall/contract/core/languages';
import { loadOwnPackagesPhrases } from '@mall/office/drafts/packages/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'mallPackages',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of the pages of the mall's packages, beside those of every package. */
export const loadMallPackagesPhrases = () => Promise.all([loadOwn(), loadOwnPackagesPhrases()]);
