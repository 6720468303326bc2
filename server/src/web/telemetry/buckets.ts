import { vitalBounds, type VitalName } from '@mall/contract/core/telemetry';

/** 0 good, 1 needs improvement, 2 poor. */
export const bucketOf = (name: VitalName, value: number): 0 | 1 | 2 => {
  const [good, fair] = vitalBounds[name];
  if (value <= good) return 0;
  return value <= fair ? 1 : 2;
};
