/** One wide picture in every dozen cells, of which it takes two: after the third card of each ten. */
export const cardsPerInset = 10;
const insetAfter = 3;

/** The number of the inset that stands before the card at `index`; undefined where none does. */
export const insetBefore = (index: number): number | undefined =>
  index % cardsPerInset === insetAfter ? Math.floor(index / cardsPerInset) : undefined;
