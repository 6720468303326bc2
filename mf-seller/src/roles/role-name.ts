import { staff } from '@mall/contract/core/limits';

/** Counted in code points, as on the server. */
export const nameProblem = (name: string): boolean => {
  const { length } = [...name.trim()];
  return length < staff.roleName.min || length > staff.roleName.max;
};
