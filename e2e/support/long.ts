import { type Language, languages } from '@mall/contract/core/languages';

/** `npm run test:long` sets it: specs repeat, and check in every language, what `npm test` proves once. */
export const isLong = process.env.TEST_LONG === '1';

/**
 * For parts of screens that the tour of all screens has checked in every language: the mall's own language,
 * and Filipino, whose words are the longest.
 */
export const twoLanguages: readonly Language[] = isLong ? languages : ['zh', 'fili'];
