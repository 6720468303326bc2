import { data } from './support/api.ts';
import { watchFolders } from './support/folders.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, newMember, signIn } from './support/people.ts';

/** Letters and digits that no other run of this spec uses. */
const freshCode = (): string => `E2E${Date.now().toString(36).toUpperCase().slice(-8)}`;

test('an operator opens the console at its start, makes a shop, suspends it and reads its log', async ({
  page,
}) => {
  const owner = await newMember();
  const code = freshCode();
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, '/operator');
  await expect(page).toHaveURL(/\/operator\/start$/);
  await expect(page.getByRole('heading', { name: 'Waits for you' })).toBeVisible();

  await page.getByRole('link', { name: 'Shops', exact: true }).click();
  await page.getByRole('button', { name: 'Make shop' }).click();
  const making = page.getByRole('dialog', { name: 'Make a shop' });
  await making.getByLabel('Name').fill('Oak');
  await making.getByLabel('Shop code').fill(code.toLowerCase());
  await making.getByLabel('Owner’s mobile number').fill(owner.mobile);
  await making.getByRole('button', { name: 'Make shop' }).click();
  const row = page.getByRole('row', { name: new RegExp(code) });
  await expect(row).toContainText('Open');
  expect((await data('shop.checkCode', { code })).checkStatus).toBe(1);

  await row.getByRole('button', { name: /Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  const suspending = page.getByRole('dialog', { name: 'Suspend Oak' });
  await suspending.getByLabel('Reason').fill('Its papers have expired.');
  await suspending.getByRole('button', { name: 'Suspend shop' }).click();
  await expect(row).toContainText('Suspended');
  expect((await data('shop.checkCode', { code })).checkStatus).toBe(0);

  await row.getByRole('button', { name: /Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Its log' }).click();
  const entries = page.getByRole('listitem').filter({ hasText: 'Oak' });
  await expect(entries).toContainText([/Shop suspended.*Its papers have expired\./, /Shop made/]);
});

test('an operator sees a shop as its people do, changes nothing there, and goes back', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, `/operator/shops?keyword=${demo.code}`);
  await page
    .getByRole('row', { name: new RegExp(demo.code) })
    .getByRole('button', { name: /Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'See as this shop' }).click();
  const looking = page.getByRole('dialog', { name: /as its people do/ });
  await looking.getByLabel('Reason').fill('Its owner asked for help.');
  await looking.getByRole('button', { name: 'Open its office' }).click();
  await expect(page).toHaveURL(/\/userAdmin\/shop\/ShopInfo$/);
  await expect(page.getByText('Nothing can be changed here.')).toBeVisible();
  await open(page, '/userAdmin/goods/goodsList');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('Nothing can be changed here.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the console' }).click();
  await expect(page).toHaveURL(/\/operator\/shops$/);
  await open(page, '/userAdmin/shop/ShopInfo');
  await expect(page).not.toHaveURL(/ShopInfo/);
});

test('the console’s own page has the operators’ remote and no shell', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.operator) });
  const folders = watchFolders(page);
  await page.goto('/operator.html');
  await expect(page.getByRole('heading', { name: 'Waits for you' })).toBeVisible();
  await page.getByRole('link', { name: 'Shops', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(demo.code) })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...folders].sort()).toEqual(['assets/plain', 'remotes/mf_operator']);
});

test('somebody who is no operator is told so', async ({ page, member }) => {
  await arrive(page, { token: member.token });
  await open(page, '/operator/shops');
  await expect(page.getByRole('heading', { name: 'This place is for operators' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
