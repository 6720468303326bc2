import { eachLanguage } from '@mall/contract/core/languages';
import { loadDraftsPhrases } from '@mall/office/drafts/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'campaigns',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of the pages of campaigns, with those of the chooser of SKUs. */
export const loadCampaignsPhrases = () => Promise.all([loadOwn(), loadDraftsPhrases()]);
