import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of what the console's search finds and does, beside those of every office's search. */
export const loadConsoleToolPhrases = () =>
  loadPhrases(
    'mallTools',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
