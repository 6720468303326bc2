import { eachLanguage } from '@mall/contract/core/languages';
import { loadPhrases } from '@mall/platform';

/** The phrases of announcements. */
export const loadAnnouncementsPhrases = () =>
  loadPhrases(
    'announcements',
    eachLanguage((language) => () => import(`./phrases/${language}.json`)),
  );
