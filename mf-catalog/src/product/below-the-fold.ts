import { openPhrases } from '@mall/platform';
import { BelowTheFold } from './BelowTheFold.tsx';

/** What stands below the first window, with words of its own: they come when it comes. */
export const open = async () => {
  await openPhrases('product', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
  return { Component: BelowTheFold };
};
