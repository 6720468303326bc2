/** Takes the place of react-query's endless lists, which the mall has none of. */
export const infiniteQueryBehavior = () => {
  throw new TypeError('Endless lists are left out of the bundle');
};
export const hasNextPage = () => false;
export const hasPreviousPage = () => false;
