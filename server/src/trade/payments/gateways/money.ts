/**
 * The number of decimals of our minor units (ISO 4217). No gateway serves a currency that is missing here.
 */
export const minorDigits: Readonly<Record<string, number>> = {
  CNY: 2,
  HKD: 2,
  IDR: 2,
  PHP: 2,
  USD: 2,
  EUR: 2,
  GBP: 2,
  AUD: 2,
  SGD: 2,
  MYR: 2,
  THB: 2,
  JPY: 0,
  KRW: 0,
  VND: 0,
};

/**
 * Minor units as decimal text: 123456 with two digits is 1234.56. Throws RangeError for anything but an
 * amount.
 */
export const toDecimal = (minor: number, digits: number): string => {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`Not an amount: ${minor}`);
  const figures = String(minor).padStart(digits + 1, '0');
  const point = figures.length - digits;
  return digits === 0 ? figures : `${figures.slice(0, point)}.${figures.slice(point)}`;
};

/**
 * The reverse, exact: null for anything but an amount with that many digits, such as 1.005 of a currency with
 * two.
 */
export const fromDecimal = (text: string, digits: number): number | null => {
  const read = /^(\d{1,14})(?:\.(\d{1,6}))?$/.exec(text);
  if (read === null) return null;
  const [, whole = '', fraction = ''] = read;
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
};

/**
 * The same amount in units of a gateway with another number of decimals; null when the conversion is not
 * exact.
 */
export const inUnits = (amount: number, from: number, to: number): number | null =>
  fromDecimal(toDecimal(amount, from), to);
