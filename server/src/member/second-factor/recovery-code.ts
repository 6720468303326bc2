import { randomInt } from 'node:crypto';
import { secondFactor } from '@mall/contract/core/limits';

/** Without letters and digits that look alike on paper. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** Ten new codes as people write them down, `k7mw-2hpd-x9rt`: 59 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: secondFactor.recoveryCodes }, () => Array.from({ length: groups }, group).join('-'));

/** The code as it is hashed, however it was typed: without dashes, spaces and capitals. */
export const plainRecoveryCode = (typed: string): string => typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const group = (): string =>
  Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
