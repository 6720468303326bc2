import { data } from './support/api.ts';
import { keysOf } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

test('flash sales of a shop: a draft is found and opened by keys, changed, published and seen with its code alone', async ({
  page,
}) => {
  const owner = { token: await signIn(demo.owner) };
  const { list } = await data('product.select', { own: true, size: 20 }, owner);
  const skuId = list.find(({ stock }) => stock > 5)?.skuId ?? '';
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const name = { zh: 'Keys', en: 'Keys' };
  const { id } = await data(
    'shopSeckill.save',
    { name, skuId, price: 60_000, stock: 2, startAt: at(-1), endAt: at(9) },
    owner,
  );
  const sale = () => data('shopSeckill.detail', { id }, owner);
  await arrive(page, owner);
  await open(page, '/userAdmin/goods/flashSales');
  const keys = keysOf(page);
  await keys.press('/');
  await keys.type('Keys');
  await keys.press('Enter');
  await expect(page).toHaveURL(/keyword=Keys/);
  await keys.use('link', 'Keys');
  await keys.use('link', 'Edit');
  await expect(page).toHaveURL(({ pathname }) => pathname === '/userAdmin/goods/flashSaleForm');
  await keys.write('textbox', 'Flash sale price', '555');
  await keys.use('button', 'Save draft');
  await expect.poll(async () => (await sale()).price).toBe(55_500);
  await open(page, `/userAdmin/goods/flashSales?saleId=${id}`);
  await keys.use('button', 'Publish');
  await expect.poll(async () => (await sale()).state).toBe('running');
  await open(page, '/seckillList');
  await expect(page.getByRole('link', { name: /^Buy for/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy for ¥555' })).toHaveCount(0);
  await arrive(page, { ...owner, code: demo.code });
  await open(page, '/seckillList');
  await expect(page.getByRole('link', { name: 'Buy for ¥555' })).toBeVisible();
  await data('shopSeckill.close', { id }, owner);
});

test('the mall’s campaigns in a shop: coupons are kept out by keys, and taken again', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, '/userAdmin/goods/mallCampaigns');
  const keys = keysOf(page);
  await keys.use('switch', "Take the mall's coupons", 'Space');
  await expect(page.getByText("The mall's coupons no longer work in your shop").first()).toBeVisible();
  await expect(page.getByText(/^Kept out since/)).toBeVisible();
  await keys.press('z');
  await expect(page.getByRole('switch', { name: "Take the mall's coupons" })).toBeChecked();
});
