const isLong = process.env.TEST_LONG === '1';

/**
 * How many times something is repeated that proves the same each time, with more certainty: the first number
 * in `npm test`, the second in `npm run test:long`. docs/testing.md lists them.
 */
export const scaled = (usual: number, long: number): number => (isLong ? long : usual);
