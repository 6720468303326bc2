import { bcp47, type Language } from '@mall/contract/core/languages';

/** Minor units in a reader's format: ¥1,234.00. */
export const moneyText = (minor: number, language: Language, currency = 'CNY'): string =>
  textOf(
    minor,
    new Intl.NumberFormat(bcp47[language], { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
  );

/** A currency has as many digits behind the point as its formatter says. */
const textOf = (minor: number, format: Intl.NumberFormat): string =>
  format
    .format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
    .replaceAll('\u00a0', ' ');

/** A day in Shanghai in a reader's format. */
export const dayText = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(bcp47[language], { dateStyle: 'medium', timeZone: 'Asia/Shanghai' }).format(at);
