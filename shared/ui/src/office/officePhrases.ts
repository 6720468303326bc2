/** The words of the office's kit by language code of the mall; whoever shows it adds them to i18next as the namespace `office`. */
export const officePhrases = {
  zh: () => import('./phrases/zh.json'),
  en: () => import('./phrases/en.json'),
  indo: () => import('./phrases/indo.json'),
  fili: () => import('./phrases/fili.json'),
} as const;
