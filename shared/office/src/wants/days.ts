import { wantDay } from '@mall/contract/trade/purchase-request';

/** The day of a moment in Shanghai as the value of a field; empty for none. */
export const dayOf = (at: string | null): string => (at === null ? '' : wantDay(Date.parse(at), 0));

/** The morning of a day, for a follow-up; empty for none. */
export const instantOf = (day: string): string => (day === '' ? '' : `${day}T09:00:00+08:00`);

/** The last second of a day, until which an offer is valid. */
export const endOfDay = (day: string): string => `${day}T23:59:59+08:00`;
