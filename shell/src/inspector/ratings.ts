import { type Ratings, vitalBounds, type VitalName } from '@mall/contract/core/telemetry';

export type Rating = 'good' | 'fair' | 'poor';

/** The rating of one value of a vital. */
export const ratingOf = (name: VitalName, value: number): Rating => {
  const [good, fair] = vitalBounds[name];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
};

/**
 * The rating at the 75th percentile, which rates a site: three of four values are as good as this, or better.
 */
export const ratingAtP75 = ([good, fair, poor]: Ratings): Rating => {
  const rank = 0.75 * (good + fair + poor);
  if (good >= rank) return 'good';
  return good + fair >= rank ? 'fair' : 'poor';
};
