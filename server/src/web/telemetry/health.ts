/** Of the pages that opened a version (`loads`), the number that saw it fail. */
export type Health = { readonly loads: number; readonly failures: number };

export type Verdict = 'good' | 'bad' | 'unknown';

/**
 * The conditions for a bad version besides more than twice the failures of its predecessor. Fewer than 200
 * pages prove nothing. Fewer than 20 failures may be chance (20 ± 4.5), and are what one machine could make
 * up: one address counts 5 pages a day, so a day contains at most 15 of them. One page in a hundred fails by
 * bad lines alone; less than that is no reason for a rollback.
 */
export const least = { loads: 200, failures: 20, rate: 0.01 } as const;

/** The state of a version beside the one before it, which counts as faultless when nobody has opened it. */
export const verdict = (candidate: Health, predecessor: Health): Verdict => {
  if (candidate.loads < least.loads) return 'unknown';
  const rate = rateOf(candidate);
  if (rate <= 2 * rateOf(predecessor) || rate <= least.rate) return 'good';
  return candidate.failures >= least.failures ? 'bad' : 'unknown';
};

export const rateOf = ({ loads, failures }: Health): number => (loads === 0 ? 0 : failures / loads);
