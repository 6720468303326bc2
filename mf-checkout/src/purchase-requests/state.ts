import type { Item } from '@mall/contract/operations';

export type Want = Item<'want.list'>;
export type WantState = 'inReview' | 'quoted' | 'real' | 'fake' | 'expired' | 'won' | 'lost' | 'cancelled';

/**
 * The one word for where a request stands: an end counts before its day, its day before what the shop offers, and that
 * before what it found out.
 */
export const stateOf = ({ state, verify, quote }: Pick<Want, 'state' | 'verify' | 'quote'>): WantState => {
  if (state !== 'open') return state;
  if (quote !== null) return 'quoted';
  return verify === 'notVerified' ? 'inReview' : verify;
};

export const toneOf = {
  inReview: 'info',
  quoted: 'brand',
  real: 'success',
  fake: 'danger',
  expired: 'warning',
  won: 'success',
  lost: 'quiet',
  cancelled: 'quiet',
} as const;
