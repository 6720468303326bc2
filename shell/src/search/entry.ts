import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { Panel } from './Panel.tsx';

/** The panel under the search box, with its own phrases: nobody downloads either before they search. */
export const open = async () => {
  await openPhrases(
    'search',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
  return Panel;
};
