import type { Item } from '@mall/contract/operations';

/** A review of one's own, with what can still be done to it. */
export type Written = Item<'review.mine'>;
