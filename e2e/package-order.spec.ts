import { data } from './support/api.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { newAddress } from './support/orders.ts';
import { demo } from './support/people.ts';

test('a package in the cart is removed, given back, changed and ordered whole', async ({ page, member }) => {
  const who = { token: member.token, code: demo.code };
  await newAddress(who);
  // Not the package of package.spec.ts, which may run at the same time and whose last pieces this would buy.
  const made = await data('package.detail', { id: '8' }, who);
  const selection = made.places
    .flatMap(({ slots }) => slots)
    .flatMap(({ key, min, options }) => {
      const there = options.filter(({ available }) => available);
      const first = there.find(({ isDefault }) => isDefault) ?? there.slice(0, min)[0];
      return first === undefined ? [] : [`${key}*${first.skuId}`];
    });
  await data('cart.add', { packageId: made.id, qty: 1, selection }, who);

  await arrive(page, who);
  await open(page, '/cart');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: made.name }) });
  await expect(row.getByText(`Package of ${selection.length} pieces`)).toBeVisible();
  await row.getByText(`Show the ${selection.length} pieces`).click();
  await expect(row.getByRole('listitem')).toHaveCount(selection.length);
  await expect(row.getByRole('spinbutton')).toHaveCount(1);

  await row.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('waiting for a first piece')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();

  await row.getByRole('link', { name: 'Change pieces' }).click();
  await settled(page);
  await expect(page).toHaveURL(/\/package\/packageItem\?id=8&chosen=.*replaces=/);
  await page.getByRole('button', { name: 'Leave out' }).first().click();
  await page.getByRole('button', { name: 'Change it in the cart' }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(row.getByText(`Package of ${selection.length - 1} pieces`)).toBeVisible();
  const [kept, ...others] = (await data('cart.get', {}, who)).packages;
  expect([kept?.qty, others.length]).toEqual([1, 0]);

  await page.getByRole('button', { name: 'Check out' }).first().click();
  await settled(page);
  await expect(page.getByRole('complementary')).toContainText('Package saving');
  await page.getByRole('button', { name: 'Place order' }).first().click();
  await expect(page).toHaveURL(/\/pay\?orderId=/);

  await open(page, '/userCenter/order');
  const order = page.getByRole('article').first();
  await expect(order.getByRole('link', { name: made.name })).toBeVisible();
  await expect(order.getByText(/saved .+ as a package/)).toBeVisible();
});
