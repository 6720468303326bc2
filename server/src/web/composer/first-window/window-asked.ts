import type { PageData } from '../page-data.ts';
import type { Reader } from '../visitor.ts';

/** The page whose first window is drawn, and its reader. */
export type WindowAsked = {
  pathname: string;
  query: URLSearchParams;
  reader: Reader;
  data: PageData;
  /** Of the requested page, in the reader's language. */
  title: string;
  /** Whether an address of the mall currently has a screen. */
  opens: (address: string) => boolean;
};
