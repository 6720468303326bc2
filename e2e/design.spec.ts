import type { Output } from '@mall/contract/operations';
import type { Page } from '@playwright/test';
import { data, mallUrl, send } from './support/api.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { expectFits } from './support/width.ts';

const pieces = (page: Page, name: string) => page.locator(`[data-piece][aria-label^="${name}"]`);
const bill = (page: Page) => page.getByRole('complementary', { name: 'In this room' });
const placeOf = (page: Page, name: string) => pieces(page, name).first().getAttribute('transform');

test('a piece is dragged, snaps to the wall, and is taken back with one key', async ({ page }) => {
  await arrive(page);
  await open(page, '/design/cloudDesign?case=1');
  const before = await placeOf(page, 'Alva');
  const box = await pieces(page, 'Alva').boundingBox();
  if (!box) throw new Error('The sofa is not drawn.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 10, { steps: 6 });
  await page.mouse.move(x - 120, y - box.height * 0.27, { steps: 6 });
  await page.mouse.up();
  // 92 cm deep with its back at the wall: its middle is 46 cm from it.
  await expect.poll(() => placeOf(page, 'Alva')).toMatch(/^translate\(\d+ 460\)/);
  await page.keyboard.press('Control+z');
  await expect.poll(() => placeOf(page, 'Alva')).toBe(before);
});

test('a wall is dragged, and measures follow', async ({ page }) => {
  await arrive(page);
  await open(page, '/design/cloudDesign');
  await expect(page.getByText('540 cm')).toHaveCount(2);
  const wall = page.locator('[data-wall="1"]');
  const box = await wall.boundingBox();
  if (!box) throw new Error('The wall is not drawn.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 80, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('540 cm')).toHaveCount(0);
});

test('a room is drawn by a member, kept, shared, and goes into the cart at the price that was shown', async ({
  page,
  browser,
  member,
}) => {
  await arrive(page, { token: member.token });
  await open(page, '/design/cloudDesign');
  await page.getByRole('button', { name: /^Place Elin/ }).click();
  await page.getByRole('button', { name: /^Place Elin/ }).click();
  await page.getByRole('button', { name: /^Place Alva/ }).click();
  await expect(bill(page).getByText('3 pieces').first()).toBeVisible();
  await expect(page.getByText(/goes through a wall|stands in|hits/)).toHaveCount(0);
  await page.getByLabel('Name of the room').fill('By the window');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 });

  await page.reload();
  await expect(pieces(page, 'Elin')).toHaveCount(2);
  await expect(page.getByLabel('Name of the room')).toHaveValue('By the window');

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const other = await browser.newPage();
  await arrive(other);
  await open(other, new URL(link).pathname + new URL(link).search);
  await expect(pieces(other, 'Elin')).toHaveCount(2);
  await other.close();
  await page.keyboard.press('Escape');

  await bill(page).getByRole('button', { name: 'Add the room to cart' }).click();
  await expect(page.getByText('3 pieces are in the cart')).toBeVisible();
  const cart = await data('cart.get', {}, { token: member.token });
  const asked = new URL('/api/design/bill', mallUrl());
  for (const { skuId, qty } of cart.list) asked.searchParams.append('lines', `${skuId}*${qty}`);
  const { data: shown } = await send<Output<'design.bill'>>(asked, {});
  expect(cart.total).toBe(shown.memberGoods);
  expect(new Set(cart.list.map(({ qty }) => qty))).toEqual(new Set([1, 2]));
});

test('what is not kept yet is kept after a reload, and another room begins on a clean floor', async ({
  page,
  member,
}) => {
  await arrive(page, { token: member.token });
  await open(page, '/design/cloudDesign');
  await page.getByRole('button', { name: /^Place Alva/ }).click();
  await page.reload();
  await expect(pieces(page, 'Alva')).toHaveCount(1);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'My rooms' }).click();
  await page.getByRole('button', { name: 'Corner room' }).click();
  await expect(page.locator('[data-wall]')).toHaveCount(6);
  await expect(page.locator('[data-piece]')).toHaveCount(0);
  await page.getByRole('button', { name: 'My rooms' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /My room/ })
    .first()
    .click();
  await expect(pieces(page, 'Alva')).toHaveCount(1);
});

test('a piece is carried from the shelf to the wall, and a press that does not move still places it', async ({
  page,
}) => {
  await arrive(page);
  await open(page, '/design/cloudDesign');
  const shelf = page.getByRole('button', { name: /^Place Alva/ }).first();
  const from = await shelf.boundingBox();
  const floor = await page.getByRole('application').boundingBox();
  if (!from || !floor) throw new Error('Shelf or floor is not there.');
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 60, { steps: 3 });
  await page.mouse.move(floor.x + floor.width / 2, floor.y + floor.height / 2, { steps: 8 });
  await expect(page.locator('[data-ghost]')).toBeVisible();
  await page.mouse.up();
  await expect(pieces(page, 'Alva')).toHaveCount(1);
  await expect(page.locator('[data-ghost]')).toHaveCount(0);
  await shelf.click();
  await expect(pieces(page, 'Alva')).toHaveCount(2);
});

test('a room is drawn corner by corner, and closed at the first', async ({ page }) => {
  await arrive(page);
  await open(page, '/design/cloudDesign');
  await page.getByRole('button', { name: 'Draw a room' }).click();
  const floor = await page.getByRole('application').boundingBox();
  if (!floor) throw new Error('The floor is not there.');
  const at = (x: number, y: number) =>
    page.mouse.click(floor.x + floor.width * x, floor.y + floor.height * y);
  await at(0.3, 0.3);
  await at(0.7, 0.305);
  await at(0.7, 0.65);
  await page.keyboard.press('Backspace');
  await at(0.698, 0.7);
  await at(0.3, 0.7);
  await at(0.3, 0.3);
  await expect(page.locator('[data-wall]')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Draw a room' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('540 cm')).toHaveCount(2);
});

test('on a phone shelf, plan and bill take turns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page);
  await open(page, '/design/cloudDesign');
  await page.getByRole('tab', { name: 'Pieces' }).click();
  await page.getByRole('button', { name: /^Place Alva/ }).click();
  await page.getByRole('tab', { name: /In this room/ }).click();
  await expect(bill(page).getByRole('button', { name: 'Add the room to cart' })).toBeVisible();
  await expectFits(page);
});
