import type { Item } from '@mall/contract/operations';

export type Want = Item<'want.list'>;
export type WantState = 'inReview' | 'real' | 'fake' | 'expired' | 'won' | 'lost' | 'cancelled';

/** The one word for where a request stands: an end counts before its day, and its day before what the shop found out. */
export const stateOf = ({ state, verify }: Pick<Want, 'state' | 'verify'>): WantState => {
  if (state !== 'open') return state;
  return verify === 'notVerified' ? 'inReview' : verify;
};

export const toneOf = {
  inReview: 'info',
  real: 'success',
  fake: 'danger',
  expired: 'warning',
  won: 'success',
  lost: 'quiet',
  cancelled: 'quiet',
} as const;
