import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of deliveries: a shop's board and list, and one delivery in either office. */
export const loadDeliveriesPhrases = () =>
  loadPhrases(
    'deliveries',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
