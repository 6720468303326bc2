import { openPhrases } from '@mall/platform';

/** What the screens of packages say: nobody who looks at single pieces downloads it. */
export const openPackageWords = () =>
  openPhrases('package', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
