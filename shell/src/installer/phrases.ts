import { createContext, useContext } from 'react';
import { bcp47, isLanguage, type Language, languages } from '@mall/contract/core/languages';
import en from './phrases/en.json' with { type: 'json' };
import fili from './phrases/fili.json' with { type: 'json' };
import indo from './phrases/indo.json' with { type: 'json' };
import zh from './phrases/zh.json' with { type: 'json' };

/** All four languages come with the page: they must be available offline. */
const phrases: Record<Language, Record<keyof typeof zh, string>> = { zh, en, indo, fili };
export type Phrase = keyof typeof zh;

/** The language of the document, set by the page's first script and by the menu. */
export const language = (): Language =>
  languages.find((code) => bcp47[code] === document.documentElement.lang) ?? 'zh';

export const speak = (code: string): void => {
  if (isLanguage(code)) document.documentElement.lang = bcp47[code];
};

/** A day or a time in the reader's format; English has the day before the month, as in the mall. */
export const dateIn = (spoken: Language, at: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(spoken === 'en' ? 'en-GB' : bcp47[spoken], options).format(new Date(at));

export const Speaking = createContext<Language>('zh');

/** `t` as elsewhere in the mall, without its library. `{{n}}` is replaced. */
export const useTranslation = (_namespace: 'installer') => {
  const spoken = useContext(Speaking);
  const t = (key: Phrase, values: Record<string, string | number> = {}): string =>
    phrases[spoken][key].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
  return { t, language: spoken };
};
