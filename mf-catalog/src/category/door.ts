import { openPhrases } from '@mall/platform';
import { CategoryScreen } from './CategoryScreen.tsx';

/** The categories with words of their own. */
export const open = async () => {
  await openPhrases('category', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
  return { Component: CategoryScreen };
};
