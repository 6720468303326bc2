import { type Language, pickText } from '@mall/contract/core/languages';

/** A text in a language, or in the one that shoppers get instead; '' where it says nothing. */
export const titleIn = (texts: Readonly<Record<string, string>>, language: Language): string =>
  Object.values(texts).some((text) => text !== '') ? pickText({ zh: '', ...texts }, language).text : '';
