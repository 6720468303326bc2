import { openPhrases } from '@mall/platform';

/** What the room of the list of changes says. */
export const openAuditWords = () =>
  openPhrases('audit', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
