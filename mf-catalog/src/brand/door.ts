import { openPhrases } from '@mall/platform';
import { BrandListScreen } from './BrandListScreen.tsx';

/** The brand pavilion with words of its own. */
export const open = async () => {
  await openPhrases('brand', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
  return { Component: BrandListScreen };
};
