import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases and operations of the pages of promotion and withdrawals. */
export const loadDistribution = () =>
  Promise.all([
    import('./register-operations.ts'),
    loadPhrases(
      'distribution',
      eachLanguage((language) => () => import(`./phrases/${language}.json`)),
    ),
  ]);
