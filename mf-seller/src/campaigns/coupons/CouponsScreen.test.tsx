import { type Permission, permissions } from '@mall/contract/core/permissions';
import drafts from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import { refresh } from '@mall/platform';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Campaign, Row } from '../kind.ts';
import en from '../phrases/en.json' with { type: 'json' };
import { CouponFormScreen, CouponsScreen } from './coupon-kind.tsx';

const spring: Row<'coupon'> = {
  ...{ id: 'c1', name: { zh: '春季券', en: 'Spring' }, state: 'running', kind: 'amount', value: 3000 },
  ...{ cap: null, threshold: 30_000, scope: 'shop', total: 50, given: 12, used: 7 },
  ...{ takeFrom: '2030-03-01T00:00:00.000Z', takeTo: '2030-04-01T00:00:00.000Z' },
};
const detail: Campaign<'coupon'> = {
  ...spring,
  ...{ version: 2, things: [], perUser: 1, validFrom: null, validTo: null, validDays: 30 },
  ...{ madeAt: '2030-02-01T00:00:00Z', madeBy: 'Lin', endReason: '', adjust: ['endAt', 'pieces'] },
  figures: { waiting: 5, orders: 7, off: 21_000, taken: 310_000 },
};
const draft: Campaign<'coupon'> = { ...detail, state: 'draft', version: 1, adjust: [] };

const open = (at = '', api: Answers = {}, own: readonly Permission[] = permissions) =>
  renderScreen(at.startsWith('Form') ? <CouponFormScreen /> : <CouponsScreen />, {
    lang: 'en',
    at: `/userAdmin/goods/coupon${at === '' || at.startsWith('?') ? `s${at}` : at}`,
    phrases: { shopCampaigns: en, drafts },
    who: { token: 't', isShop: true, permissions: [...own] },
    api: {
      'shopCoupon.list': { list: [spring], total: 1, page: 1, size: 20 },
      'shopCoupon.detail': detail,
      'shopCoupon.schedule': null,
      'shopCoupon.adjust': null,
      'shopCoupon.close': null,
      'shopCoupon.save': { id: 'c9', version: 1 },
      'shopCoupon.choices': { list: [{ id: '7', name: 'Sofas' }], total: 1, more: false, page: 1, size: 10 },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);

it('lists coupons with what they are worth and how many are gone, narrowed in the address', async () => {
  const { user, where } = await open();
  const table = within(await screen.findByRole('table', { name: 'Coupons' }));
  expect(await table.findByRole('link', { name: 'Spring' })).toHaveAttribute(
    'href',
    '/userAdmin/goods/coupons?couponId=c1',
  );
  expect(table.getByText('12 of 50')).toBeVisible();
  expect(table.getByText(/¥30.* off, from ¥300/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Running' }));
  expect(where()).toBe('/userAdmin/goods/coupons?state=running');
});

it('offers nothing to change to who may only look', async () => {
  await open('?couponId=c1', {}, ['goods.view']);
  expect(await screen.findByRole('heading', { name: 'Spring' })).toBeVisible();
  expect(screen.getByText('Borne by the shop')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Adjust' })).toBeNull();
});

it('says why the mall ended one', async () => {
  await open('?couponId=c1', {
    'shopCoupon.detail': { ...detail, state: 'closed', adjust: [], endReason: 'It is no coupon' },
  });
  expect(await screen.findByText('The mall has ended this coupon: It is no coupon')).toBeVisible();
});

it('gives more of one that runs, never fewer, and ends it after a question', async () => {
  const { user, calls } = await open('?couponId=c1');
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Adjust coupon' }));
  const pieces = dialog.getByLabelText('How many coupons');
  await user.clear(pieces);
  await user.type(pieces, '10');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(dialog.getByText('There can be more, not fewer')).toBeVisible();
  await user.clear(pieces);
  await user.type(pieces, '80');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'shopCoupon.adjust')).toEqual([{ id: 'c1', version: '2', pieces: '80' }]);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'End now' }));
  const question = within(screen.getByRole('dialog', { name: 'End “Spring” now?' }));
  await user.click(question.getByRole('button', { name: 'End now' }));
  await waitFor(() => expect(sent(calls, 'shopCoupon.close')).toEqual([{ id: 'c1' }]));
});

it('adjusts the version that was read, though the page behind shows a later one', async () => {
  let read = 0;
  const { user, calls } = await open('?couponId=c1', {
    'shopCoupon.detail': () => {
      read += 1;
      return read === 1 ? detail : { ...detail, version: 3, total: 90, takeTo: '2030-05-01T00:00:00.000Z' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText('How many coupons'));
  await user.type(dialog.getByLabelText('How many coupons'), '80');
  await act(() => refresh('shopCoupon.detail'));
  await waitFor(() => expect(screen.getByText('90')).toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sent(calls, 'shopCoupon.adjust')).toEqual([{ id: 'c1', version: '2', pieces: '80' }]),
  );
});

it('publishes the version of a draft that was read', async () => {
  const { user, calls } = await open('?couponId=c1', { 'shopCoupon.detail': draft });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent(calls, 'shopCoupon.schedule')).toEqual([{ id: 'c1', version: '1' }]));
});

it('makes a draft for chosen categories, and says first what is missing', async () => {
  const { user, calls, where } = await open('Form');
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(screen.getAllByText('Write the name in Chinese at least').length).toBeGreaterThan(0);
  expect(sent(calls, 'shopCoupon.save')).toEqual([]);
  await user.type(screen.getByLabelText('Name · 简体中文'), '春季券');
  await user.type(screen.getByLabelText('Off'), '30');
  await user.selectOptions(screen.getByLabelText('Valid for'), 'category');
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const choice = within(screen.getByRole('dialog'));
  await user.click(await choice.findByRole('button', { name: 'Sofas' }));
  await user.click(choice.getByRole('button', { name: 'Done' }));
  fireEvent.change(screen.getByLabelText('Begins'), { target: { value: '2030-03-01T10:00' } });
  fireEvent.change(screen.getByLabelText('Ends'), { target: { value: '2030-04-01T10:00' } });
  await user.click(screen.getByLabelText('As many as are wanted'));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(where()).toBe('/userAdmin/goods/coupons?couponId=c9'));
  expect(sent(calls, 'shopCoupon.save')).toMatchObject([
    { name: { zh: '春季券' }, value: '3000', scope: 'category', scopeIds: ['7'], total: '-1' },
  ]);
});

it('shows that somebody else saved the draft, and replaces it knowingly', async () => {
  let tries = 0;
  const { user, calls } = await open('Form?id=c1', {
    'shopCoupon.detail': draft,
    'shopCoupon.save': () => {
      tries += 1;
      if (tries === 1) throw refused('goods.changedElsewhere', 'changed', { version: 4, content: {} });
      return { id: 'c1', version: 5 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/^Somebody else has just saved this coupon/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent(calls, 'shopCoupon.save')).toMatchObject([{ version: 1 }, { version: 4 }]));
});

it('replaces nothing of what somebody else saved while that cannot be read, and says so', async () => {
  let [reads, saves] = [0, 0];
  const { user, calls } = await open('Form?id=c1', {
    'shopCoupon.detail': () => {
      reads += 1;
      if (reads === 2) throw refused('missing', 'away');
      return reads === 1 ? draft : { ...draft, version: 4, value: 4000 };
    },
    'shopCoupon.save': () => {
      saves += 1;
      if (saves < 3) throw refused('goods.changedElsewhere', 'changed', { version: 4, content: {} });
      return { id: 'c1', version: 5 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/what they saved could not be read/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/^Somebody else has just saved this coupon/)).toBeVisible();
  expect(sent(calls, 'shopCoupon.save')).toMatchObject([{ version: 1 }, { version: 1 }]);
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByLabelText('Off')).toHaveValue('40.00');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(sent(calls, 'shopCoupon.save')).toMatchObject([{}, {}, { version: 4, value: 4000 }]),
  );
});
