import type { Output } from '@mall/contract/operations';
import { refused, renderScreen } from '@mall/testing';
import { screen } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { CouponCenterScreen } from './CouponCenterScreen.tsx';

type Center = Output<'coupon.center'>;
const template: Center['list'][number] = {
  id: 't1',
  name: 'Sofas and armchairs',
  kind: 'amount',
  value: 20_000,
  cap: null,
  threshold: 400_000,
  scope: 'category',
  scopeText: 'Sofas',
  takeTo: '2026-12-31T00:00:00Z',
  validText: 'Until 30 November',
  takenByMe: 0,
  perUser: 1,
  left: 12,
  state: 'open',
};
const center = (over: Partial<Center['list'][number]> = {}): Center => ({
  list: [{ ...template, ...over }],
  total: 1,
  page: 1,
  size: 24,
});
const coupon: Output<'coupon.take'> = {
  id: 'c1',
  templateId: 't1',
  name: template.name,
  kind: 'amount',
  value: 20_000,
  cap: null,
  threshold: 400_000,
  scope: 'category',
  scopeText: 'Sofas',
  from: '',
  until: '2026-11-30T00:00:00Z',
  status: 'unused',
  saving: null,
  reason: null,
};
const open = (options: Parameters<typeof renderScreen>[1]) =>
  renderScreen(<CouponCenterScreen />, {
    route: '/receiveCoupon',
    at: '/receiveCoupon',
    lang: 'en',
    phrases: { promotion: en },
    who: { token: 't' },
    ...options,
  });

it('takes a coupon, once for one key', async () => {
  const { user, calls } = await open({ api: { 'coupon.center': center(), 'coupon.take': coupon } });
  await user.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(await screen.findByText('Coupon added')).toBeVisible();
  const taken = calls.filter(({ op }) => op === 'coupon.take');
  expect(taken).toHaveLength(1);
  expect(taken[0]?.headers['Idempotency-Key']).toEqual(expect.any(String));
});

it("tells in the server's words that all are taken", async () => {
  const { user } = await open({
    api: {
      'coupon.center': center(),
      'coupon.take': () => {
        throw refused('coupon.gone', 'All of these coupons are taken');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(await screen.findByText('All of these coupons are taken')).toBeVisible();
});

it('leads a visitor to the sign-in and takes the coupon after it', async () => {
  const { user, where } = await open({ api: { 'coupon.center': center() }, who: {} });
  await user.click(await screen.findByRole('button', { name: 'Take it' }));
  expect(where()).toBe('/login');
  expect(sessionStorage.getItem('intent') ?? JSON.stringify({ ...sessionStorage })).toContain('coupon.take');
});

it('offers nothing to take when none is left', async () => {
  await open({ api: { 'coupon.center': center({ state: 'gone', left: 0 }) } });
  expect(await screen.findByRole('button', { name: 'Gone' })).toBeDisabled();
});
