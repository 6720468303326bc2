/** Interface languages (spec §1), by the codes that the browser stores; zh is the source, en the fallback. */
export const languages = ['zh', 'en', 'indo', 'fili'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'zh';
export const fallbackLanguage: Language = 'en';

/**
 * The value of the `lang` header for each language (spec §7). `x-locale` carries the code itself (decisions
 * 2.1).
 */
export const langHeader: Record<Language, 'zh' | 'en' | 'id'> = {
  zh: 'zh',
  en: 'en',
  indo: 'id',
  fili: 'en',
};

/** BCP 47 tags for `lang` attributes and Intl. */
export const bcp47: Record<Language, string> = { zh: 'zh-CN', en: 'en', indo: 'id-ID', fili: 'fil-PH' };

/** The name of each language in itself, so that a visitor can find the way back from a foreign one. */
export const languageNames: Record<Language, string> = {
  zh: '简体中文',
  en: 'English',
  indo: 'Bahasa Indonesia',
  fili: 'Filipino',
};

/** One of something for each language. */
export const eachLanguage = <Made>(make: (language: Language) => Made): Readonly<Record<Language, Made>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>; // one entry for each

/** The language of a page for who chose one (anything else is no choice), in a mall that offers these, else the first of them. */
export const spokenOf = (chosen: unknown, offered: readonly Language[] = languages): Language =>
  offered.find((code) => code === chosen) ?? offered[0] ?? defaultLanguage;

/** The languages that a page offers, from its attribute `data-languages`, which the server writes; without it all. */
export const offeredIn = (list: string | undefined): readonly Language[] =>
  (list?.split(' ') ?? languages) as readonly Language[]; // the server writes no others

export const isLanguage = (value: unknown): value is Language => languages.some((code) => code === value);

/** Text in the languages of the mall; missing ones fall back to en, then zh. */
export type Texts = { readonly zh: string } & { readonly [code in Exclude<Language, 'zh'>]?: string };

/** The text for a reader, and its actual language. */
export const pickText = (texts: Texts, language: Language): { text: string; contentLang: Language } => {
  for (const code of [language, fallbackLanguage, defaultLanguage]) {
    const found = texts[code];
    if (found !== undefined && found !== '') return { text: found, contentLang: code };
  }
  return { text: '', contentLang: language };
};
