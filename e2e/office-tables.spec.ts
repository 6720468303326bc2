import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

test.beforeEach(async ({ page }) => {
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, '/userAdmin/orders/orderList');
});

test('the first column stays when a table is moved sideways, with its head above it', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Orders' });
  // Narrower than its columns, whatever the length of the demo's words.
  await table.evaluate((sheet) => sheet.parentElement?.style.setProperty('width', '480px'));
  const row = table.getByRole('row').nth(1);
  // Before them is the checkbox that selects the row.
  const [identity, next] = [row.getByRole('cell').nth(1), row.getByRole('cell').nth(2)];
  const leftOf = async (cell: typeof identity) => (await cell.boundingBox())?.x ?? Number.NaN;
  const before = { identity: await leftOf(identity), next: await leftOf(next) };

  await table.evaluate((sheet) => sheet.parentElement?.scrollTo({ left: 120 }));

  await expect.poll(async () => Math.round((await leftOf(next)) - before.next)).toBe(-120);
  expect(Math.round((await leftOf(identity)) - before.identity)).toBe(0);
  expect(Math.round(await leftOf(table.getByRole('columnheader').nth(1)))).toBe(Math.round(before.identity));
  const top = await identity.evaluate((cell) => {
    const { left, top: from, height } = cell.getBoundingClientRect();
    return cell.contains(document.elementFromPoint(left + 150, from + height / 2));
  });
  expect(top, 'nothing shows through the column that stays').toBe(true);
});

test('J and K go through the rows, and Enter opens one', async ({ page }) => {
  const links = page.getByRole('table', { name: 'Orders' }).getByRole('row').getByRole('link');
  await page.keyboard.press('j');
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(links.nth(1)).toBeFocused();
  const number = (await links.nth(1).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
});
