import { money } from '../core/money.ts';
import { feeOf, isAccount, maskAccount, plainAccount } from './withdrawal.ts';

it.each([
  [10_000, 0, 0, 10_000],
  [10_001, 60, 60, 9941],
  [1_999_999, 600, 2500, 1_997_499],
])('of %i at %i basis points takes %i', (amount, bps, fee, net) => {
  expect(feeOf(money(amount), bps)).toEqual({ fee, net });
});

it.each([
  ['bank', '6222 0212 3456 7895', false],
  ['bank', '4111 1111-1111 1111', true],
  ['bank', '41111111111x1111', false],
  ['bank', '411111', false],
  ['alipay', 'a@b.cn', true],
  ['alipay', '13800000001', true],
  ['alipay', 'nobody', false],
  ['wechat', 'wx_name-1', true],
  ['wechat', 'wx', false],
  ['ewallet', '+62 812-3456-789', true],
  ['ewallet', 'OVO', false],
] as const)('%s %s: %s', (method, typed, right) => {
  expect(isAccount(method, plainAccount(method, typed))).toBe(right);
});

it('shows the end of an account only', () => {
  expect(maskAccount('4111111111111111')).toBe('•••• 1111');
});
