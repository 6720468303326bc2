import type { Item } from '@mall/contract/operations';

export type Want = Item<'purchaseRequest.list'>;
export type WantState = 'inReview' | 'quoted' | 'real' | 'fake' | 'expired' | 'won' | 'lost' | 'cancelled';

/**
 * The one displayed state of a request: its end takes precedence over its day, its day over a shop's offer,
 * and the offer over the shop's findings.
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
