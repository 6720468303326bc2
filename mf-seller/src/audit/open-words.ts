import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** What the room of the list of changes says. */
export const openAuditWords = () =>
  openPhrases(
    'audit',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
