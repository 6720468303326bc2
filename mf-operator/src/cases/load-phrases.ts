import { eachLanguage } from '@mall/contract/core/languages';
import { loadOwnCasesPhrases } from '@mall/office/drafts/cases/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'mallCases',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of the pages of the mall's design cases, beside those of every design case. */
export const loadMallCasesPhrases = () => Promise.all([loadOwn(), loadOwnCasesPhrases()]);
