import { arrive, expect, keptBy, open, test } from './support/mall.ts';
import { demo } from './support/people.ts';

const wrongCode = 'The current merchant code is incorrect, please reconfirm';

test('a wrong shop code is told, forgotten, and leads to the front door (spec §5, §8)', async ({ page }) => {
  await arrive(page, { code: demo.code });
  await page.goto('/homeIndex?code=WRONG1');
  await expect(page.getByRole('status').getByText(wrongCode, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/product\/productCenter$/);
  expect(await keptBy(page, 'code')).toBeNull();
  await expect(page).not.toHaveTitle(/木居之家/);
  await expect(page.getByRole('banner').getByRole('img', { name: '木居之家' })).toHaveCount(0);
});

test('a shop code works on any address, in any case, and leaves only the address', async ({ page }) => {
  await arrive(page);
  await page.goto('/?code=demo88');
  await expect(page).toHaveURL(/\/product\/productCenter$/);
  expect(await keptBy(page, 'code')).toBe(demo.code);
  await page.goto('/searchGoods?keyword=sofa&code=DEMO88');
  await expect(page).toHaveURL(/\/searchGoods\?keyword=sofa$/);
  await expect(page).toHaveTitle(/木居之家/);
});

test('a code typed by hand: the wrong one is told in place, the right one enters', async ({ page }) => {
  await arrive(page);
  await open(page, '/homeIndex');
  await page.getByRole('banner').getByRole('button', { name: 'Enter a shop code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter a shop' });
  await dialog.getByLabel('Shop code').fill('WRONG1');
  await dialog.getByRole('button', { name: 'Enter the shop' }).click();
  await expect(dialog.getByText(wrongCode)).toBeVisible();
  await dialog.getByLabel('Shop code').fill('demo88');
  await dialog.getByRole('button', { name: 'Enter the shop' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('img', { name: '木居之家' })).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name: '木居之家' }).click();
  await dialog.getByRole('button', { name: 'Leave this shop' }).click();
  expect(await keptBy(page, 'code')).toBeNull();
  await expect(page).not.toHaveTitle(/木居之家/);
});

test('a session that the server does not know ends without a word (spec §4: 40003)', async ({ page }) => {
  await arrive(page, { token: 'a-token-of-nobody', code: demo.code });
  const answered = page.waitForResponse((response) => response.url().includes('/api/user/user_info'));
  await page.goto('/homeIndex');
  expect(await (await answered).json()).toMatchObject({ code: 40003 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await keptBy(page, 'token')).toBeNull();
  expect(await keptBy(page, 'code')).toBeNull();
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept).not.toEqual(expect.arrayContaining(['userInfo']));
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
  await expect(page.getByText('Please sign in again')).toHaveCount(0);
});
