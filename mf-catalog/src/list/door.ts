import { openPhrases } from '@mall/platform';
import type { ComponentType } from 'react';

/** Lists with a character of their own, each apart, and their words: who looks through all products downloads neither. */
export const openNewGoods = () => opened(() => collections().then((m) => m.NewGoodsScreen));
export const openHotGoods = () => opened(() => collections().then((m) => m.HotGoodsScreen));
export const openRecommendGoods = () => opened(() => collections().then((m) => m.RecommendGoodsScreen));
export const openInfluencer = () =>
  opened(() => import('./InfluencerScreen.tsx').then((m) => m.InfluencerScreen));
export const openCustom = () => opened(() => import('./CustomScreen.tsx').then((m) => m.CustomScreen));
export const openBrandGoods = () =>
  opened(() => import('./BrandGoodsScreen.tsx').then((m) => m.BrandGoodsScreen));

const collections = () => import('./CollectionScreen.tsx');

const opened = async (load: () => Promise<ComponentType>) => {
  const [Component] = await Promise.all([load(), openWords()]);
  return { Component };
};

const openWords = () =>
  openPhrases('lists', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
