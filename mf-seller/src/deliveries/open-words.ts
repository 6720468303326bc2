import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the deliveries of a shop say: board, list and one of them. */
export const openDeliveriesWords = () =>
  openPhrases(
    'deliveries',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
