import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of a shop's deliveries: board, list and detail page. */
export const loadDeliveriesPhrases = () =>
  loadPhrases(
    'deliveries',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
