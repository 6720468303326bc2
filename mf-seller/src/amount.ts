import { money, type Money } from '@mall/contract/money';

/** What somebody typed as an amount, in minor units: `13,999.00`, `13999`. Undefined for anything else. */
export const readPrice = (text: string): Money | undefined => {
  const plain = text.trim().replaceAll(/[\s,，]/g, '');
  const [, whole, decimals = ''] = /^(\d{1,11})(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  const minor = Number(`${whole ?? ''}${decimals.padEnd(2, '0')}`);
  return whole === undefined || minor < 1 ? undefined : money(minor);
};

/** The same amount as somebody would type it. */
export const writePrice = (minor: number): string => {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** `-5`, `+7.5` → basis points; undefined for no number, nothing, or less than a tenth of the price. */
export const readPercent = (text: string): number | undefined => {
  const plain = text.trim().replace('−', '-').replace(/%$/, '').trim();
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(plain)) return undefined;
  const points = Math.round(Number(plain) * 100);
  return points === 0 || points < -9000 || points > 90_000 ? undefined : points;
};
