/** A wide picture in place of two cards, for every so many cards: 24 of them and three pictures are ten full rows of three. */
export const cardsPerInset = 8;
const insetAfter = 3;

/**
 * The number of the picture that stands before the card at `index` of `count`; undefined where none does. A card that the
 * grid moves into the gap before the picture must leave another one beside it, so the last card has none.
 */
export const insetBefore = (index: number, count: number): number | undefined =>
  index % cardsPerInset === insetAfter && count - index >= 2 ? Math.floor(index / cardsPerInset) : undefined;
