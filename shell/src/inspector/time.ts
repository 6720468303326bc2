import { locale } from '@mall/platform';

/** A time of the registry in the reader's time zone. */
export const timeOf = (at: string): string =>
  new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
