import { readUnits } from '@mall/contract/core/money';

/** A percentage as people type it, in basis points: `2.5` → 250. Undefined for anything else, or more than `most`. */
export const readPercent = (text: string, most: number): number | undefined => {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const bps = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return bps <= most ? bps : undefined;
};

/** Basis points as a person would type them: 250 → `2.5`. */
export const typedPercent = (bps: number): string => String(bps / 100);

/** An amount of at most `most` minor units, or undefined. */
export const readAmount = (text: string, most: number): number | undefined => {
  const amount = readUnits(text);
  return amount === undefined || amount > most ? undefined : amount;
};

/** A whole number of at most `most`, or undefined. */
export const readCount = (text: string, most: number): number | undefined =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) <= most ? Number(text) : undefined;
