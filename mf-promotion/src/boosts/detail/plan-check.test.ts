import { cutPlan, planText } from '@mall/contract/campaign/boost';
import { money } from '@mall/contract/core/money';
import { createHash, webcrypto } from 'node:crypto';
import { checkPlan, inFours } from './plan-check.ts';

const seed = '0123456789abcdef0123456789abcdef';
const plan = cutPlan(seed, 4, money(10_000));
const helper = { name: '林**', at: '2026-11-20T09:00:00Z', isLauncher: false, isMe: false };
const told = {
  kind: 'price_cut' as const,
  seed,
  planHash: createHash('sha256').update(planText(seed, plan)).digest('hex'),
  target: 4,
  difference: 10_000,
  helpers: [
    { ...helper, cut: plan[0] ?? 0, units: 1 },
    { ...helper, cut: (plan[1] ?? 0) + (plan[2] ?? 0), units: 2 },
  ],
};

beforeEach(() => {
  Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

it('finds the fingerprint and every help in the plan that the seed makes', async () => {
  expect(await checkPlan(told)).toBe('fits');
});

it('sees another seed, and a help that is not of the plan', async () => {
  expect(await checkPlan({ ...told, seed: 'f'.repeat(32) })).toBe('hash');
  const [first, second] = told.helpers;
  if (first === undefined || second === undefined) throw new Error('two helpers');
  expect(await checkPlan({ ...told, helpers: [{ ...first, cut: first.cut + 1 }, second] })).toBe('cuts');
});

it('says that it cannot without a secure page', async () => {
  Object.defineProperty(globalThis, 'isSecureContext', { value: false, configurable: true });
  expect(await checkPlan(told)).toBe('cannot');
});

it('shows a fingerprint four by four', () => {
  expect(inFours('9f2c41d70b')).toBe('9f2c 41d7 0b');
});
