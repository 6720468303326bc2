import { locale } from '@mall/platform';

/** A whole number in the reader's format. */
export const countOf = (n: number): string => n.toLocaleString(locale());

/** A share between 0 and 1 in percent, with this many decimals. */
export const percentOf = (share: number, decimals = 0): string =>
  share.toLocaleString(locale(), {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
