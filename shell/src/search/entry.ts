import { eachLanguage } from '@mall/contract/core/languages';
import { openPhrases } from '@mall/platform';
import { Panel } from './Panel.tsx';

/** What hangs under the search box, with words of its own: nobody downloads either before he searches. */
export const open = async () => {
  await openPhrases(
    'search',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
  return Panel;
};
