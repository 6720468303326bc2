import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of webhooks, in either office. */
export const loadWebhookPhrases = () =>
  loadPhrases(
    'webhooks',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
