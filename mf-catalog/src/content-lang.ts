import { bcp47, isLanguage } from '@mall/contract/languages';

/** The `lang` of words that the shop wrote, which need not be those of the page. */
export const langOf = (code: string): string | undefined => (isLanguage(code) ? bcp47[code] : undefined);
