/**
 * Replaces two cards by a wide picture at regular intervals: 24 cards and three pictures are ten full rows of
 * three.
 */
export const cardsPerInset = 8;
const insetAfter = 3;

/**
 * The number of the picture before the card at `index` of `count`; undefined when there is none. A card that
 * the grid moves into the gap before the picture must leave another one beside it, so the last card has none.
 */
export const insetBefore = (index: number, count: number): number | undefined =>
  index % cardsPerInset === insetAfter && count - index >= 2 ? Math.floor(index / cardsPerInset) : undefined;
