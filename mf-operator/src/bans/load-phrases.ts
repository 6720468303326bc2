import { eachLanguage } from '@mall/contract/core/languages';
import { loadDraftsPhrases } from '@mall/office/drafts/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'mallBans',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of the page of shops' products, beside those of acts on several rows. */
export const loadMallBansPhrases = () => Promise.all([loadOwn(), loadDraftsPhrases()]);
