import { ApiError, sessionInvalid } from '@mall/platform';

export type Line = {
  key: string;
  /** The place or the kind, above the name. */
  label?: string;
  name: string;
  text: string;
  image: string | null;
  qty: number;
  /** The price of one piece, minor units; null for a piece that is not sold. */
  price: number | null;
  note?: string;
};

export type Total = { id: string; amount: number; kind?: 'saving' | 'total' };

/** The content of the sheet, whatever it is a quotation of. */
export type Sheet = {
  kind: 'package' | 'design' | 'order' | 'quote';
  /** The number of the order. */
  no?: string;
  name: string;
  text: string;
  picture: string | null;
  groups: readonly { key: string; name: string; lines: readonly Line[] }[];
  totals: readonly (Total & { label: string })[];
  promise: string | null;
  /** The last day of prices that a shop keeps; without it they are those of today and promise nothing. */
  validUntil?: string;
  currency?: string;
  /** The page that the QR code opens. */
  path: string;
};

export type Answer =
  | { status: 'loading' | 'missing' | 'signIn' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; sheet: Sheet };

/** The state of the sheet when there is no answer. */
export const unanswered = (error: Error | null, retry: () => void): Exclude<Answer, { status: 'ready' }> => {
  if (error === null) return { status: 'loading' };
  if (!(error instanceof ApiError)) return { status: 'failed', retry };
  if (error.code === sessionInvalid) return { status: 'signIn' };
  const gone = ['missing', 'request.invalid', 'package.notAllowed', 'product.unavailable'];
  return gone.includes(error.msgKey ?? '') ? { status: 'missing' } : { status: 'failed', retry };
};
