import { locale } from '@mall/platform';

/** A moment of the registry, in the reader's own time. */
export const timeOf = (at: string): string =>
  new Date(at).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' });
