import type { DayState, FileProvider } from '@mall/contract/trade/reconciliation';
import { dayMs } from '@mall/contract/core/time';
import { dayOf } from './files/read-file.ts';

/** Days of a provider that are over, the latest first. */
export const daysBetween = (method: FileProvider, first: Date | null, now: Date): string[] => {
  const latest = dayOf(method, new Date(now.getTime() - dayMs));
  if (first === null) return [latest];
  const from = dayOf(method, first);
  const days: string[] = [];
  for (let at = Date.parse(latest); at >= Date.parse(from); at -= dayMs)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

type Standing = { readonly booked: number; readonly status: string | null; readonly open: number };

/** A file that was refused is none. */
export const stateOf = ({ booked, status, open }: Standing): DayState => {
  if (status === 'reading') return 'reading';
  if (status === 'read') return open === 0 ? 'agrees' : 'open';
  return booked === 0 ? 'quiet' : 'none';
};
