/** Replaces react-query's infinite queries, which the mall does not use. */
export const infiniteQueryBehavior = () => {
  throw new TypeError('Endless lists are left out of the bundle');
};
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
