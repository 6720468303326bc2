import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the second step and of fresh proofs, which few visits need. */
export const loadProofPhrases = (): Promise<void> =>
  loadPhrases(
    'proof',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
