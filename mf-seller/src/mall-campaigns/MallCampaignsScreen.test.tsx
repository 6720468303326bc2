import { type Permission, permissions } from '@mall/contract/core/permissions';
import { operations, type Sent } from '@mall/contract/operations';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import { MallCampaignsScreen } from './MallCampaignsScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import type { Campaigns } from './useMallCampaigns.ts';

const now: Campaigns = {
  ...{ version: 4, coupon: null, seckill: '2030-03-01T08:00:00.000Z', boost: null },
  couponBps: 3000,
};
const save = operations['shopCampaign.save'].input;
/** A shop that keeps what it is told. */
const keeping = (): Answers => {
  let held = now;
  return {
    'shopCampaign.get': () => held,
    'shopCampaign.save': (sent: Sent<'shopCampaign.save'>) => {
      const wanted = save.parse(sent);
      const at = (takesPart: boolean) => (takesPart ? null : '2030-03-02T08:00:00.000Z');
      held = {
        ...{ version: held.version + 1, coupon: at(wanted.coupon), seckill: at(wanted.seckill) },
        ...{ boost: at(wanted.boost), couponBps: 3000 },
      };
      return held;
    },
  };
};
const open = (api: Answers = keeping(), own: readonly Permission[] = permissions) =>
  renderScreen(<MallCampaignsScreen />, {
    lang: 'en',
    at: '/userAdmin/goods/mallCampaigns',
    phrases: { mallCampaigns: en },
    who: { token: 't', isShop: true, permissions: [...own] },
    api,
  });
const coupons = () => screen.findByRole('switch', { name: "Take the mall's coupons" });

it('turns one kind off by keyboard, says so, and takes it back', async () => {
  const { user, calls } = await open();
  const sent = () =>
    calls.filter(({ op }) => op === 'shopCampaign.save').map(({ input }) => save.parse(input));
  expect(await coupons()).toBeChecked();
  expect(screen.getByRole('switch', { name: "Take part in the mall's flash sales" })).not.toBeChecked();
  expect(screen.getByText(/^Kept out since/)).toBeVisible();
  expect(screen.getByText(/your shop bears 30% of what a coupon/)).toBeVisible();
  (await coupons()).focus();
  await user.keyboard(' ');
  expect(await screen.findByText("The mall's coupons no longer work in your shop")).toBeVisible();
  expect(await coupons()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(async () => expect(await coupons()).toBeChecked());
  expect(sent()).toEqual([
    { version: 4, coupon: false, seckill: false, boost: true },
    { version: 5, coupon: true, seckill: false, boost: true },
  ]);
});

it('shows what somebody else has set meanwhile, instead of changing it', async () => {
  let changed = false;
  const { user } = await open({
    'shopCampaign.get': () => (changed ? { ...now, version: 5, boost: now.seckill } : now),
    'shopCampaign.save': () => {
      changed = true;
      throw refused('goods.changedElsewhere', 'Changed elsewhere', {});
    },
  });
  await user.click(await coupons());
  expect(await screen.findByText('Changed elsewhere')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: "Take part in the mall's boosts" })).not.toBeChecked(),
  );
  expect(await coupons()).toBeChecked();
});

it('offers nothing to change to who may only look, and names no share to who sees no money', async () => {
  await open({ 'shopCampaign.get': { ...now, couponBps: null } }, ['goods.view']);
  expect(await coupons()).toBeDisabled();
  expect(screen.getByText('Your role may see this, but not change it.')).toBeVisible();
  expect(screen.getByText(/less the share that the terms of your shop/)).toBeVisible();
});
