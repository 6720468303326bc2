import type { Item } from '@mall/contract/operations';

/** The member's own review, with its remaining actions. */
export type Written = Item<'review.mine'>;
