import { openPhrases } from '@mall/platform';
import type { ComponentType } from 'react';

/** The screens of packages, with words of their own: nobody who looks at single pieces downloads them. */
export const openCategories = () =>
  opened(() => import('./CategoriesScreen.tsx').then((m) => m.CategoriesScreen));
export const openList = () => opened(() => import('./ListScreen.tsx').then((m) => m.ListScreen));
export const openSpecial = () => opened(() => import('./SpecialScreen.tsx').then((m) => m.SpecialScreen));
export const openItem = () => opened(() => import('./PackageScreen.tsx').then((m) => m.PackageScreen));
export const openShow = () => opened(() => import('./ShowScreen.tsx').then((m) => m.ShowScreen));
export const openListShow = () => opened(() => import('./ListShowScreen.tsx').then((m) => m.ListShowScreen));

const opened = async (load: () => Promise<ComponentType>) => {
  const [Component] = await Promise.all([load(), openWords()]);
  return { Component };
};

const openWords = () =>
  openPhrases('package', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
