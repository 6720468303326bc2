import { openPhrases } from '@mall/platform';

/** What the export of orders says. */
export const openExportWords = () =>
  openPhrases('exporting', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
