import { isCommonPassword } from './is-common-password.ts';

it.each(['password1', 'Passw0rd', 'iloveyou2', 'qwerty123', 'q1w2e3r4t5', 'TRUSTNO1', '123456789a'])(
  'too many people have %s',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

it('takes almost every other password for what it is', () => {
  const others = Array.from({ length: 20_000 }, (_, at) => `lamp${at}beside${at}sofa`);
  expect(others.filter(isCommonPassword).length).toBeLessThan(10);
});
