import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';
import { Panel } from './Panel.tsx';

/** The panel under the search box, with its own phrases: nobody downloads either before they search. */
export const open = async () => {
  await loadPhrases(
    'search',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
  return Panel;
};
