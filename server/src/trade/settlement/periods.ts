import { beginningOfDay, dayInShanghai } from '../../platform/i18n/day.ts';

/** The month of a moment in Shanghai: 2026-11. */
export const periodOf = (at: Date): string => dayInShanghai(at).slice(0, 7);

/** The month before a month. */
export const periodBefore = (period: string): string => shifted(period, -1);

/** The moment at which a month is over. */
export const endOf = (period: string): Date => beginningOfDay(`${shifted(period, 1)}-01`);

/** The moment at which a month begins. */
export const beginningOf = (period: string): Date => beginningOfDay(`${period}-01`);

const shifted = (period: string, months: number): string => {
  const [year = 0, month = 1] = period.split('-').map(Number);
  const at = year * 12 + month - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
};
