import { data } from './support/api.ts';
import { keysOf } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

test('coupons of a shop: a draft is found and opened by keys, changed and published', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  const name = { zh: 'Keys', en: 'Keys' };
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const days = { takeFrom: at(1), takeTo: at(9), validDays: 30 };
  const { id } = await data(
    'shopCoupon.save',
    { name, kind: 'amount', value: 1000, threshold: 50_000, scope: 'shop', ...days },
    owner,
  );
  const coupon = () => data('shopCoupon.detail', { id }, owner);
  await arrive(page, owner);
  await open(page, '/userAdmin/goods/coupons');
  const keys = keysOf(page);
  await keys.press('/');
  await keys.type('Keys');
  await keys.press('Enter');
  await expect(page).toHaveURL(/keyword=Keys/);
  await keys.use('link', 'Keys');
  await keys.use('link', 'Edit');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/userAdmin/goods/couponForm');
  await keys.write('textbox', 'Off', '20');
  await keys.use('button', 'Save draft');
  await expect.poll(async () => (await coupon()).value).toBe(2000);
  await open(page, `/userAdmin/goods/coupons?couponId=${id}`);
  await keys.use('button', 'Publish');
  await expect.poll(async () => (await coupon()).state).toBe('scheduled');
  await data('shopCoupon.close', { id }, owner);
});
