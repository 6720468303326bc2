import { createSecret } from '../../platform/ports/secret.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { markOf, nameDevice } from './device.ts';

const secret = createSecret('a'.repeat(64));
const caller = (ip: string, userAgent: string) => ({ ip, userAgent }) as Caller; // only these are read
const mark = (ip: string, userAgent: string, cookie?: string) =>
  markOf(secret, caller(ip, userAgent), { headers: cookie === undefined ? {} : { cookie } });

it('names a device once, and not for scripts', () => {
  expect(nameDevice('lang=en', true)?.header).toMatch(
    /^mall_id=[\w-]{36}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(nameDevice('lang=en; mall_id=0123456789', true)).toBeUndefined();
  expect(nameDevice('mall_id=..', false)?.header).not.toContain('Secure');
});

it('knows a device by its name wherever it is, and without one by its address and browser', () => {
  const phone = mark('10.0.0.1', 'Browser', 'mall_id=0123456789');
  expect(mark('10.9.9.9', 'Another', 'mall_id=0123456789').device).toBe(phone.device);
  expect(mark('10.0.0.1', 'Browser').device).toBe(mark('10.0.0.1', 'Browser').device);
  expect(mark('10.0.0.1', 'Another').device).not.toBe(mark('10.0.0.1', 'Browser').device);
  expect(mark('10.0.0.1', 'Another').address).toBe(phone.address);
  expect(JSON.stringify(phone)).not.toMatch(/0123456789|10\.0/);
});
