import { bcp47, isLanguage } from '@mall/contract/core/languages';

export type DateLike = string | number | Date;
/** `short` 2 Nov · `medium` 2 Nov 2026 · `long` Monday, 2 November 2026 · `weekday` Mon 2 November */
export type DateStyle = 'short' | 'medium' | 'long' | 'weekday';

export type MoneyOptions = {
  /** ISO 4217; CNY unless said otherwise. */
  currency?: string;
  /**
   * `auto`: only when not zero, as in the shop. `always`: as in the office and on receipts. IDR never has
   * decimals.
   */
  decimals?: 'auto' | 'always';
  /** `always` writes + before a gain; for changes only. */
  sign?: 'auto' | 'always';
};

export type MoneyPart = { type: 'currency' | 'number' | 'sign' | 'space'; text: string };

export type Format = {
  /** Amount in minor units → text. */
  money: (minor: number, options?: MoneyOptions) => string;
  moneyParts: (minor: number, options?: MoneyOptions) => MoneyPart[];
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Basis points → "18 %" or "4.5 %". */
  percent: (basisPoints: number) => string;
  date: (value: DateLike, style?: DateStyle) => string;
  /** 2 Nov 2026, 11:22 · `short` leaves the year out. */
  dateTime: (value: DateLike, style?: 'short' | 'medium') => string;
  time: (value: DateLike) => string;
  /**
   * "3 hours ago", from `now` (epoch ms). Only useful for less than a day; later it is no better than a date.
   */
  relative: (value: DateLike, now: number) => string;
  /** "a, b and c" */
  list: (items: readonly string[]) => string;
};

/**
 * Formats numbers, money and dates for a language code of the mall or a BCP 47 tag. Created once per
 * language, since Intl is slow to build.
 */
export const formatFor = (language: string): Format => {
  const known = made.get(language);
  if (known) return known;
  const format = makeFormat(isLanguage(language) ? bcp47[language] : language || 'en');
  made.set(language, format);
  return format;
};

const made = /*#__PURE__*/ new Map<string, Format>();

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short', day: 'numeric', month: 'long' },
};

const makeFormat = (tag: string): Format => {
  const numbers = cached((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
  // The look writes the day before the month in English too.
  const dateTag = tag === 'en' ? 'en-GB' : tag;
  const dates = cached((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(dateTag, options));
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

  const moneyParts = (
    minor: number,
    { currency = 'CNY', decimals = 'auto', sign = 'auto' }: MoneyOptions = {},
  ) => {
    const digits = minorDigits(currency);
    const scale = 10 ** digits;
    const none = currency === 'IDR' || (decimals === 'auto' && minor % scale === 0);
    const shown = none ? 0 : digits;
    const numberFormat = numbers({
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: shown,
      maximumFractionDigits: shown,
      signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
    });
    return joined(numberFormat.formatToParts(minor / scale));
  };

  return {
    moneyParts,
    money: (minor, options) =>
      moneyParts(minor, options)
        .map((part) => part.text)
        .join(''),
    number: (value, options = {}) => numbers(options).format(value).replace('-', '−'),
    percent: (points) =>
      numbers({ style: 'percent', maximumFractionDigits: 1 })
        .format(points / 10_000)
        .replace('-', '−'),
    date: (value, style = 'medium') => dates(dateStyles[style]).format(new Date(value)),
    dateTime: (value, style = 'medium') => dates({ ...dateStyles[style], ...clock }).format(new Date(value)),
    time: (value) => dates(clock).format(new Date(value)),
    relative: (value, now) =>
      relative(new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }), new Date(value).getTime() - now),
    list: (items) => new Intl.ListFormat(tag).format(items),
  };
};

const cached = <Options, Made>(make: (options: Options) => Made) => {
  const kept = new Map<string, Made>();
  return (options: Options): Made => {
    const key = JSON.stringify(options);
    const found = kept.get(key) ?? make(options);
    kept.set(key, found);
    return found;
  };
};

/** Digits of the minor unit by ISO 4217. Intl follows CLDR instead, which gives the rupiah none. */
const minorDigits = (currency: string): number => (['JPY', 'KRW', 'VND'].includes(currency) ? 0 : 2);

/**
 * Intl's parts as three kinds, with the true minus sign, the sign first, and neighbours of one kind joined.
 */
const joined = (parts: readonly Intl.NumberFormatPart[]): MoneyPart[] => {
  const out: MoneyPart[] = [];
  for (const part of parts) {
    const type = kindOf(part.type);
    const text = part.type === 'minusSign' ? '−' : part.value;
    const last = out.at(-1);
    if (last?.type === type) last.text += text;
    else out.push({ type, text });
  }
  return out;
};

const kindOf = (type: string): MoneyPart['type'] => {
  if (type === 'currency') return 'currency';
  if (type === 'minusSign' || type === 'plusSign') return 'sign';
  return type === 'literal' ? 'space' : 'number';
};

const relative = (words: Intl.RelativeTimeFormat, ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  if (Math.abs(minutes) < 60) return words.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return Math.abs(hours) < 24 ? words.format(hours, 'hour') : words.format(Math.round(hours / 24), 'day');
};
