/** Of the pages that opened a version (`loads`), how many met a failure of it. */
export type Health = { readonly loads: number; readonly failures: number };

export type Verdict = 'good' | 'bad' | 'unknown';

/**
 * What it takes to call a version bad besides more than twice the failures of its predecessor. Fewer than 200 pages say
 * nothing. Fewer than 20 failures may be chance (20 ± 4.5), and are what one machine could make up: of an address 5 pages a
 * day count, so a day's look holds at most 15 of them. One page in a hundred fails by bad lines alone; less than that is no
 * reason to take anything back.
 */
export const least = { loads: 200, failures: 20, rate: 0.01 } as const;

/** How a version does beside the one before it, which counts as faultless when nobody has opened it. */
export const verdict = (candidate: Health, predecessor: Health): Verdict => {
  if (candidate.loads < least.loads) return 'unknown';
  const rate = rateOf(candidate);
  if (rate <= 2 * rateOf(predecessor) || rate <= least.rate) return 'good';
  return candidate.failures >= least.failures ? 'bad' : 'unknown';
};

export const rateOf = ({ loads, failures }: Health): number => (loads === 0 ? 0 : failures / loads);
