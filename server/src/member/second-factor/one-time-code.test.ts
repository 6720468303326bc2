import { generate } from 'otplib';
import { newSecret, stepOf } from './one-time-code.ts';
import { newRecoveryCodes, plainRecoveryCode } from './recovery-code.ts';

const now = Math.floor(Date.now() / 1000);
const step = Math.floor(now / 30);

it.each([
  [-1, step - 1],
  [0, step],
  [1, step + 1],
  [-4, null],
  [4, null],
])('the code of %i steps from now is of step %s', async (steps, expected) => {
  const secret = newSecret();
  const code = await generate({ secret, epoch: now + 30 * steps });
  const found = await stepOf(secret, `${code.slice(0, 3)} ${code.slice(3)}`);
  // The clock may pass into the next step meanwhile; the step of a code does not.
  expect(found === null ? null : found - step).toBe(expected === null ? null : expected - step);
});

it.each(['', '12345', '1234567', 'abcdef'])('"%s" is no code', async (typed) => {
  expect(await stepOf(newSecret(), typed)).toBeNull();
});

it('recovery codes are ten different ones, the same however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/);
  expect(plainRecoveryCode(' K7MW 2hpd-X9RT')).toBe('k7mw2hpdx9rt');
});
