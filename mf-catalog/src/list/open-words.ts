import { openPhrases } from '@mall/platform';

/** What lists with a character of their own say: who looks through all products downloads none of it. */
export const openListsWords = () =>
  openPhrases('lists', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
