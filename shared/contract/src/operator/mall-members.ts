/** How far a member has come; prices of members follow it. */
export const memberLevels = [1, 2, 3] as const;

/** What an operator sees masked, and can see whole: each look is logged. */
export const revealable = ['mobile', 'email', 'realName'] as const;
export type Revealable = (typeof revealable)[number];

export const memberLimits = { reason: 200, keyword: 40, lastOrders: 5, lastLog: 20 } as const;

/** Members of a search are counted up to this. */
export const memberCountCap = 10_000;
