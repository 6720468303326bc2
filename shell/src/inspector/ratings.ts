import { type Ratings, vitalBounds, type VitalName } from '@mall/contract/core/telemetry';

export type Rating = 'good' | 'fair' | 'poor';

/** How good one value of a vital is. */
export const ratingOf = (name: VitalName, value: number): Rating => {
  const [good, fair] = vitalBounds[name];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
};

/** How good the 75th percentile is, which is what a site is judged by: three of four values are as good as this, or better. */
export const ratingAtP75 = ([good, fair, poor]: Ratings): Rating => {
  const rank = 0.75 * (good + fair + poor);
  if (good >= rank) return 'good';
  return good + fair >= rank ? 'fair' : 'poor';
};
