/** A wide picture in place of two cards, for every so many cards: 24 of them and three pictures are ten full rows of three. */
export const cardsPerInset = 8;
const insetAfter = 3;

/** The number of the picture that stands before the card at `index`; undefined where none does. */
export const insetBefore = (index: number): number | undefined =>
  index % cardsPerInset === insetAfter ? Math.floor(index / cardsPerInset) : undefined;
