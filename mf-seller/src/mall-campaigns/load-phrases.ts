import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the mall's campaigns in a shop. */
export const loadMallCampaignPhrases = () =>
  loadPhrases(
    'mallCampaigns',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
