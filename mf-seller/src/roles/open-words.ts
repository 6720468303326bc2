import { openPhrases } from '@mall/platform';

/** What the room of roles says. */
export const openRolesWords = () =>
  openPhrases('roles', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
