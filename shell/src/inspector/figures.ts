import { locale } from '@mall/platform';

/** A whole number as the reader writes it. */
export const countOf = (n: number): string => n.toLocaleString(locale());

/** A share between 0 and 1 in percent, with so many decimals. */
export const percentOf = (share: number, decimals = 0): string =>
  share.toLocaleString(locale(), {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
