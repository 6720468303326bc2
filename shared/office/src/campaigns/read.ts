import { type Money, readUnits } from '@mall/contract/core/money';

/** A whole number as people type it; undefined for anything else. */
export const readCount = (text: string): number | undefined =>
  /^\d{1,8}$/.test(text.trim()) ? Number(text) : undefined;

/** Such a number within bounds. */
export const readBetween = (text: string, least: number, most: number): number | undefined => {
  const count = readCount(text);
  return count !== undefined && count >= least && count <= most ? count : undefined;
};

/** An amount above zero in minor units. */
export const readPrice = (text: string): Money | undefined => {
  const amount = readUnits(text);
  return amount === undefined || amount === 0 ? undefined : amount;
};

/** A percentage as people type it, in basis points: `12.5` → 1250. */
export const readPercent = (text: string): number | undefined => {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const bps = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return bps > 0 && bps <= 10_000 ? bps : undefined;
};
