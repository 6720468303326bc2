import type { Format } from '@mall/ui';

/** A day of the calendar as a local date: any formatter writes that day, wherever the reader is. */
const dateOf = (day: string): Date => new Date(`${day}T00:00`);

export const dayText = (format: Format, day: string, style: 'short' | 'medium' = 'short'): string =>
  format.date(dateOf(day), style);

/** A day, or the first and the last of several. */
export const daysText = (
  format: Format,
  { from, to }: { readonly from: string; readonly to: string },
  style: 'short' | 'medium' = 'short',
): string =>
  from === to
    ? dayText(format, from, style)
    : `${dayText(format, from, style)} – ${dayText(format, to, style)}`;
