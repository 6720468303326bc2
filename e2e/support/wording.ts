import type { Language } from '@mall/contract/core/languages';
import { expect, type Page } from '@playwright/test';
import { phraseKeys } from './phrases.ts';
import { textsOf, watchData } from './texts.ts';

/** The name of each language in the menu of languages. */
export const names: Record<Language, string> = {
  zh: '简体中文',
  en: 'English',
  indo: 'Bahasa Indonesia',
  fili: 'Filipino',
};

/**
 * Searches phrases that were not found, miss a value or are Chinese in another language. Before pages open.
 */
export const watchWording = (page: Page, language: Language) => {
  const keys = phraseKeys();
  const spoken = watchData(page);
  return {
    expectGood: async (where: string): Promise<void> => {
      const texts = await textsOf(page);
      const raw = texts.flatMap((text) => text.split(/[\s“”"()]+/)).filter((word) => keys.has(word));
      expect.soft(raw, `phrase keys on ${where}`).toEqual([]);
      const unfilled = texts.filter((text) => text.includes('{{'));
      expect.soft(unfilled, `phrases that miss a value on ${where}`).toEqual([]);
      if (language === 'zh') return;
      const told = await spoken.told();
      const han = texts.flatMap((text) => text.match(/\p{Script=Han}+/gu) ?? []);
      const ours = han.filter((run) => !told.includes(run) && run !== names.zh);
      expect.soft(ours, `Chinese of our own on ${where}`).toEqual([]);
    },
  };
};
