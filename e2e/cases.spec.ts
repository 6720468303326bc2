import type { Output } from '@mall/contract/operations';
import { data, mallUrl, send } from './support/api.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';

test('rooms are found by room and style, and the address is the state', async ({ page }) => {
  await arrive(page);
  await open(page, '/design/designCaseItem');
  const cards = page.locator('main article');
  const all = await cards.count();
  expect(all).toBeGreaterThan(9);
  await page.getByRole('link', { name: /^Bedroom \d/ }).click();
  await expect(page).toHaveURL(/room=bedroom/);
  await expect.poll(() => cards.count()).toBeLessThan(all);
  await page.getByRole('link', { name: /^Modern \d/ }).click();
  await expect(page).toHaveURL(/room=bedroom&style=modern/);
  await expect(cards).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/room=bedroom$/);
  await cards.first().getByRole('link').click();
  await settled(page);
  await expect(page).toHaveURL(/\?id=\d+/);
});

test('a spot of the picture opens its piece by keyboard, and gives the focus back', async ({ page }) => {
  await arrive(page);
  await open(page, '/design/designCaseItem?id=1');
  const spot = page.getByRole('button', { name: /^1: / });
  const name = ((await spot.getAttribute('aria-label')) ?? '').replace('1: ', '');
  await spot.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name });
  await expect(card.getByRole('link', { name })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('link', { name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(spot).toBeFocused();
});

test('all of a room goes into the cart at the price that was shown, and out again', async ({
  page,
  member,
}) => {
  await arrive(page, { token: member.token });
  await open(page, '/design/designCaseItem?id=3');
  await page
    .getByRole('button', { name: /^Add (all|the rest) to cart$/ })
    .first()
    .click();
  await expect(page.getByText(/pieces are in the cart$/)).toBeVisible({ timeout: 15_000 });
  const cart = await data('cart.get', {}, { token: member.token });
  const detail = await data('designCase.detail', { id: '3' });
  expect(cart.list.length).toBeGreaterThan(2);
  const sold = new Set(detail.plan.items.map(({ skuId }) => skuId));
  expect(cart.list.every(({ skuId }) => sold.has(skuId))).toBe(true);
  const asked = new URL('/api/design/bill', mallUrl());
  for (const { skuId, qty } of cart.list) asked.searchParams.append('lines', `${skuId}*${qty}`);
  const { data: bill } = await send<Output<'design.bill'>>(asked, {});
  expect(cart.total).toBe(bill.memberGoods);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken out of the cart again')).toBeVisible();
  expect((await data('cart.get', {}, { token: member.token })).list).toEqual([]);
});

test('a room goes on in the planner', async ({ page }) => {
  await arrive(page);
  await open(page, '/design/designCaseItem?id=1');
  await page.getByRole('link', { name: 'Open in the planner' }).click();
  await expect(page).toHaveURL(/cloudDesign\?case=1/);
  await expect(page.locator('[data-piece]').first()).toBeVisible();
});

test('an unknown case says so, offers others and keeps the shop', async ({ page }) => {
  await arrive(page, { code: 'DEMO88' });
  await open(page, '/design/designCaseItem?id=98765');
  await expect(page.getByText('This room is not here any more')).toBeVisible();
  await page.locator('main article').getByRole('link').first().click();
  await settled(page);
  await expect(page).toHaveURL(/\?id=\d/);
  expect(await page.evaluate(() => localStorage.getItem('code'))).toBe('DEMO88');
});
