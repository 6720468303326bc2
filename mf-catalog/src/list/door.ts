import { openPhrases } from '@mall/platform';
import type { ComponentType } from 'react';
import { BrandGoodsScreen } from './BrandGoodsScreen.tsx';
import { CustomScreen } from './CustomScreen.tsx';
import { InfluencerScreen } from './InfluencerScreen.tsx';
import { HotGoodsScreen, NewGoodsScreen, RecommendGoodsScreen } from './CollectionScreen.tsx';

/** Lists with a character of their own, and their words: who looks through all products downloads neither. */
const opened = async (Component: ComponentType) => {
  await openPhrases('lists', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
  return { Component };
};

export const openNewGoods = () => opened(NewGoodsScreen);
export const openHotGoods = () => opened(HotGoodsScreen);
export const openRecommendGoods = () => opened(RecommendGoodsScreen);
export const openInfluencer = () => opened(InfluencerScreen);
export const openCustom = () => opened(CustomScreen);
export const openBrandGoods = () => opened(BrandGoodsScreen);
