import { openPhrases } from '@mall/platform';
import { CloudDesignScreen } from './CloudDesignScreen.tsx';

/** The planner with words of its own: nobody who only shops downloads them. */
export const open = async () => {
  await openPhrases('design', {
    zh: () => import('./phrases/zh.json'),
    en: () => import('./phrases/en.json'),
    indo: () => import('./phrases/indo.json'),
    fili: () => import('./phrases/fili.json'),
  });
  return { Component: CloudDesignScreen };
};
