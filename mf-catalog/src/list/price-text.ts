/** Minor units → the whole units in a field. */
export const fieldOf = (minor: number | undefined): string =>
  minor === undefined ? '' : String(Math.round(minor / 100));

/**
 * Typed text → minor units; undefined when it is not an amount. Currency signs and separators are ignored.
 */
export const minorOf = (typed: string): number | undefined => {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 9);
  return digits === '' || Number(digits) === 0 ? undefined : Number(digits) * 100;
};

/** From and to in ascending order, whichever way they were typed. */
export const rangeOf = (
  from: number | undefined,
  to: number | undefined,
): { priceMin?: number; priceMax?: number } =>
  from !== undefined && to !== undefined && from > to
    ? { priceMin: to, priceMax: from }
    : { priceMin: from, priceMax: to };
