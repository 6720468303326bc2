import { type Language, languages } from '@mall/contract/core/languages';

/** `npm run test:long` sets it: specs repeat, and check in every language, what `npm test` proves once. */
export const isLong = process.env.TEST_LONG === '1';

/**
 * The languages in which `npm test` looks at screens: the mall's own, and Filipino, whose words are the longest.
 * English is the language of all other specs.
 */
export const twoLanguages: readonly Language[] = isLong ? languages : ['zh', 'fili'];
