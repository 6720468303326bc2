import { bcp47, type Language } from '@mall/contract/core/languages';

/** Minor units in a reader's format: ¥1,234.00. */
export const moneyText = (minor: number, language: Language, currency = 'CNY'): string =>
  new Intl.NumberFormat(bcp47[language], { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .format(minor / 100)
    .replaceAll('\u00a0', ' ');

/** A day in Shanghai in a reader's format. */
export const dayText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(bcp47[language], { dateStyle: 'medium', timeZone: 'Asia/Shanghai' }).format(at);
