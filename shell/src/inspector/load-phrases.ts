import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of the inspector, which shoppers never see. */
export const loadInspectorPhrases = (): Promise<void> =>
  loadPhrases(
    'inspector',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
