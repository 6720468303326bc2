import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the audit log. */
export const loadAuditPhrases = () =>
  loadPhrases(
    'audit',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
