import type { PageData } from '../page-data.ts';
import type { Reader } from '../visitor.ts';

/** The page whose first window is drawn, and who reads it. */
export type WindowAsked = {
  pathname: string;
  query: URLSearchParams;
  reader: Reader;
  data: PageData;
  /** Of the page that is asked for, in the reader's language. */
  title: string;
  /** Whether an address of the mall shows anything today. */
  opens: (address: string) => boolean;
};
