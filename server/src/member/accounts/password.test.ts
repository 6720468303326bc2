import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('are kept as argon2id with a salt of their own', async () => {
    const [one, other] = await Promise.all([hashPassword('demo1234'), hashPassword('demo1234')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  it.each([
    ['the right one opens', 'demo1234', true],
    ['another one does not', 'demo12345', false],
  ])('%s', async (_what, tried, opens) => {
    expect(await verifyPassword(tried, await hashPassword('demo1234'))).toBe(opens);
  });

  it('an account without a password is never opened', async () => {
    expect(await verifyPassword('demo1234', null)).toBe(false);
  });
});
