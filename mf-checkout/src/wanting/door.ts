import { openPhrases } from '@mall/platform';
import { WantScreen } from './WantScreen.tsx';

/** Design wanting, with words of their own. */
export const open = async () => {
  await openPhrases('wanting', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
  return { Component: WantScreen };
};
