/** What an operator sees masked of who applied, and can see whole: each look is logged. */
export const promoterParts = ['realName', 'contact'] as const;
export type PromoterPart = (typeof promoterParts)[number];

/** Minor units that one correction gives or takes at most; characters of its reason and of a search. */
export const correctionLimits = { most: 10_000_000, reason: 200, keyword: 40 } as const;

/** Lists of promoters, and of whom they brought, are counted up to this. */
export const promoterCountCap = 10_000;
/** The promoters whom each of a page brought are counted up to this. */
export const promoterTeamCap = 1000;

/** Where money of promoting comes from or goes to, one word for each entry of the ledger. */
export const entryCauses = ['commission', 'hold', 'giveBack', 'pay', 'correction'] as const;
export type EntryCause = (typeof entryCauses)[number];
