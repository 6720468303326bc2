import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';

/** The phrases of the audit log. */
export const openAuditWords = () =>
  openPhrases(
    'audit',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
