import { readFileSync } from 'node:fs';
import { isIn } from './password-filter.ts';

let filter: Buffer | undefined;

/** Whether too many people have this password. The file is made by `scripts/common-passwords.ts`; nothing leaves the mall. */
export const isCommonPassword = (password: string): boolean => {
  filter ??= readFileSync(new URL('common-passwords.bin', import.meta.url));
  return isIn(filter, password);
};
