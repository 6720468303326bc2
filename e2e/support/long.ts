/** `npm run test:long` sets it: specs repeat, and look in every language, what `npm test` proves once. */
export const isLong = process.env.TEST_LONG === '1';
