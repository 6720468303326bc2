/** How many words the search offers in one language, and how long one may be. */
export const hotWordLimits = { words: 10, length: 40 } as const;
