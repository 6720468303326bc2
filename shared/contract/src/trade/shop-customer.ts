/** What a shop notes about somebody who ordered there; it is about a person, so it is short. */
export const customerLimits = { tags: 10, tag: 20, note: 1000, keyword: 40 } as const;
/** A list is counted as far as this. */
export const customerCountCap = 10_000;
/** Tags that a shop has in use, as a list offers them. */
export const mostTagsOffered = 50;

/** One tag each, in the order in which they were typed. */
export const tidyTags = (typed: readonly string[]): string[] => [
  ...new Set(typed.map((tag) => tag.trim().replaceAll(/\s+/g, ' ')).filter((tag) => tag !== '')),
];
