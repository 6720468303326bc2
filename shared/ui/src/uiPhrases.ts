/** The kit's own words by language code of the mall; the host adds them to i18next as the namespace `ui`. */
export const uiPhrases = {
  zh: () => import('./phrases/zh.json'),
  en: () => import('./phrases/en.json'),
  indo: () => import('./phrases/indo.json'),
  fili: () => import('./phrases/fili.json'),
} as const;
