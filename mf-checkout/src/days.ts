import { dayMs } from '@mall/contract/core/time';

/** The day `days` after `from` (epoch ms), as an instant. */
export const inDays = (from: number, days: number): Date => new Date(from + days * dayMs);
