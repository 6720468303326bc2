import { openPhrases } from '@mall/platform';
import { Panel } from './Panel.tsx';

/** What hangs under the search box, with words of its own: nobody downloads either before he searches. */
export const open = async () => {
  await openPhrases('search', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
  return Panel;
};
