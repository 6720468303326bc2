/** Every time limit of loading, in milliseconds (docs/decisions/003-composition.md; spec §8 for chunks). */
export const budgets = {
  registry: 2_000,
  entry: 8_000,
  chunk: 120_000,
  service: 10_000,
  /** Until then, an empty place is calmer than a skeleton. */
  skeleton: 300,
  slow: 10_000,
  /** Between a refused file and the next attempt. */
  again: 300,
  hover: 65,
} as const;
