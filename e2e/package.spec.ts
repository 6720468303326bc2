import type { Output } from '@mall/contract/operations';
import type { Page } from '@playwright/test';
import { data } from './support/api.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { demo } from './support/people.ts';

const who = { code: demo.code };
const bill = (page: Page) => page.getByRole('complementary').filter({ hasText: 'Package saving' });
const price = async (page: Page): Promise<number> =>
  Number((await bill(page).locator('[data-size="big"]').innerText()).replace(/[^\d.]/g, ''));

test('a package is found, changed, shared by its address, and put into the cart', async ({
  page,
  member,
}) => {
  await arrive(page, { ...who, token: member.token });
  await open(page, '/package/packageCategoryList');
  await page.getByRole('link', { name: /^Living rooms/ }).click();
  await settled(page);
  await expect(page).toHaveURL(/packageSingleList\?categoryId=1/);
  await page.getByRole('button', { name: 'Comfort' }).click();
  await expect(page).toHaveURL(/tier=comfort/);
  await page.getByRole('link', { name: 'Calm living room' }).click();
  await settled(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Calm living room' })).toBeVisible();
  const before = await price(page);

  // By keyboard: a disc on the picture leads to its place, with all fitting options.
  await page.getByRole('button', { name: /^1 Sofa: / }).press('Enter');
  await expect(page.locator('#slot-living-oat-sofa-alva-3')).toBeFocused();
  await page.getByRole('button', { name: 'All that fit: Sofa' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Sofa' });
  const dearer = sheet.getByRole('radio', { name: /Rodeo leather sofa/ });
  await dearer.press('Space');
  await expect(dearer).toBeChecked();
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/chosen=living-oat-sofa-alva-3/);
  await expect.poll(() => price(page)).toBeGreaterThan(before);

  // Other specs buy the last of some pieces meanwhile, so the price after the reload is read, not remembered.
  const [reply] = await Promise.all([page.waitForResponse(/\/api\/packageQuote\//), page.reload()]);
  const { data: quoted }: { data: Output<'package.quote'> } = await reply.json();
  await settled(page);
  await expect(page.getByRole('link', { name: 'Rodeo leather sofa' })).toBeVisible();
  await expect.poll(() => price(page)).toBe(quoted.price / 100);

  await page.getByRole('button', { name: 'Add the package to cart' }).first().click();
  await expect(page.getByText('The package is in your cart')).toBeVisible();
  const cart = await data('cart.get', {}, { ...who, token: member.token });
  expect(cart.packages.map(({ name, price: paid }) => [name, paid])).toEqual([
    ['Calm living room', quoted.price],
  ]);
});

test('a visitor keeps their choice when signing in comes between', async ({ page, member }) => {
  await arrive(page, who);
  await open(page, '/package/packageItem?id=4');
  await page.getByRole('button', { name: 'Leave out' }).first().click();
  await page.getByRole('button', { name: 'Add the package to cart' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await page.evaluate((token) => localStorage.setItem('token', token), member.token);
  await page.goBack();
  await settled(page);
  await expect(page.getByText('Left out')).toBeVisible();
});

test('the showroom runs by itself and by keys, and leads back', async ({ page }) => {
  await arrive(page, who);
  await open(page, '/package/packageSingleCarousel?id=1');
  const shown = (at: number) => page.getByRole('img', { name: `The first home, picture ${at} of 4` });
  await expect(shown(1)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(shown(2)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(shown(4)).toBeVisible();
  await page.keyboard.press('Space');
  await expect(shown(1)).toBeVisible({ timeout: 8000 });
  await expect(page.getByRole('img', { name: 'QR code of The first home' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/packageItem\?id=1/);

  await open(page, '/package/packageListCarousel?categoryId=7');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'A home for four' })).toBeVisible();
});

test('the showroom stands still for who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arrive(page, who);
  await open(page, '/package/packageSingleCarousel?id=1');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a quotation comes onto A4 sheets with the pieces, the shop and the total of the mall', async ({
  page,
}) => {
  await arrive(page, who);
  const detail = await data('package.detail', { id: '2' }, who);
  await open(page, '/print/print?type=package&id=2');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  for (const name of piecesOf(detail))
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/0571-8888 0088/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of A home for four' })).toBeVisible();

  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const sheets = pdf.match(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/g) ?? [];
  expect(sheets.length).toBeGreaterThanOrEqual(2);
  expect(sheets.length).toBeLessThanOrEqual(4);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets.length);

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('switch', { name: 'Show prices' }).click();
  await expect(page.getByRole('main')).not.toContainText('¥');
});

test('a package that is gone says so, offers others and keeps the shop', async ({ page }) => {
  await arrive(page, who);
  for (const id of ['999', 'abc', '']) {
    await open(page, `/package/packageItem?id=${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Package not found' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'The first home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The first home' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('code'))).toBe(demo.code);
});

const piecesOf = ({ places }: Output<'package.detail'>): string[] =>
  places.flatMap(({ slots }) =>
    slots.flatMap(({ options }) =>
      options.filter(({ isDefault, available }) => isDefault && available).map(({ name }) => name),
    ),
  );
