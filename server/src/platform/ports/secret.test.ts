import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSecret, secretOf } from './secret.ts';

const secret = createSecret('a'.repeat(64));

it('opens what it sealed, and nothing else', () => {
  const sealed = secret.seal('payout', '4111 1111 1111 1111 林');
  expect(sealed).not.toContain('4111');
  expect(secret.open('payout', sealed)).toBe('4111 1111 1111 1111 林');
  expect(secret.seal('payout', 'x')).not.toBe(secret.seal('payout', 'x'));
  expect(() => secret.open('referral', sealed)).toThrow('authenticate');
  expect(() => secret.open('payout', `${sealed.slice(0, -2)}AA`)).toThrow('authenticate');
  expect(() => createSecret('b'.repeat(64)).open('payout', sealed)).toThrow('authenticate');
  expect(() => secret.open('payout', '')).toThrow('Invalid initialization vector');
});

it('knows what it signed, for what', () => {
  const token = secret.sign('referral', '{"by":"林"}');
  expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  expect(secret.signed('referral', token)).toBe('{"by":"林"}');
  expect(secret.signed('payout', token)).toBeNull();
  expect(secret.signed('referral', `x${token}`)).toBeNull();
  expect(secret.signed('referral', '')).toBeNull();
});

it('is made once and read by its owner only', () => {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'mall-secret-'));
  try {
    const first = secretOf(path.join(dir, 'data'));
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(secretOf(path.join(dir, 'data'))).toBe(first);
    expect(statSync(path.join(dir, 'data', 'secret')).mode & 0o077).toBe(0);
  } finally {
    rmSync(dir, { recursive: true });
  }
});
