import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of a shop's deliveries: board, list and detail page. */
export const openDeliveriesWords = () =>
  openPhrases(
    'deliveries',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
