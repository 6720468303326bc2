import { eachLanguage } from '@mall/contract/core/languages';
import { loadDraftsPhrases } from '@mall/office/drafts/load-phrases';
import { loadPhrases } from '@mall/platform';

const loadOwn = () =>
  loadPhrases(
    'shopCampaigns',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );

/** The phrases of the shop's own campaigns, with those of the chooser of SKUs. */
export const loadShopCampaignPhrases = () => Promise.all([loadOwn(), loadDraftsPhrases()]);
