import { staff as limits } from '@mall/contract/core/limits';

/** A shop's own levels; they grant no permissions. */
export const levels = Array.from({ length: limits.level.max - limits.level.min + 1 }, (_, index) => {
  const level = String(limits.level.min + index);
  return { value: level, label: level };
});
