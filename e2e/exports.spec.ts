import { readFile } from 'node:fs/promises';
import { data } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

test('orders are exported from the list with the columns of the last time, and one by one', async ({
  page,
}) => {
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, '/userAdmin/orders/orderList');
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export orders' });
  await expect(dialog.getByText(/Orders: \d+, lines: \d+/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Phone' }).uncheck();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.xlsx$/);
  expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe('PK');
  await expect(dialog).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Phone' })).not.toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Consignee' })).toBeChecked();
  await dialog.getByRole('combobox', { name: 'Ordered' }).selectOption('days');
  await dialog.getByLabel('From', { exact: true }).fill('2020-01-02');
  await dialog.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(dialog.getByText('The last day comes before the first')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Export to Excel' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  const [one] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(one.suggestedFilename()).toMatch(/\.xlsx$/);
});

test('who ticks a whole page may export all that were found, and nothing else of them', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, '/userAdmin/orders/orderList?tab=received&range=all');
  const tab = await page.getByRole('tab', { name: /^Received/ }).innerText();
  const found = Number(/\d+/.exec(tab)?.[0]);
  expect(found).toBeGreaterThan(20);
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByRole('button', { name: 'Export 20' })).toBeVisible();
  await bar.getByRole('button', { name: `Select all ${found} to export` }).click();
  await expect(bar.getByRole('button', { name: /Ship|Print|Remove/ })).toHaveCount(0);
  await bar.getByRole('button', { name: `Export ${found}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Export orders' });
  await expect(dialog.getByText(`Orders: ${found}, lines:`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bar.getByText(`${found} selected`)).toBeVisible();
  await bar.getByRole('button', { name: `Export ${found}` }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Export to Excel' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^orders-received-\d{4}-\d\d-\d\d\.xlsx$/);
});

test('work goes on while the page is left: the ring, the drawer, the file', async ({ page }) => {
  const token = await signIn(demo.owner);
  await arrive(page, { token });
  await data('shopOrder.exportJob', { tab: 'all', range: 'all' }, { token });
  await open(page, '/userAdmin/shop/ShopInfo');
  await page.getByRole('button', { name: /^Jobs/ }).click();
  const drawer = page.getByRole('dialog', { name: /^Jobs/ });
  const save = drawer.getByRole('button', { name: 'Download' }).first();
  await expect(save).toBeVisible({ timeout: 20_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(file.suggestedFilename()).toMatch(/^orders-.*\.xlsx$/);
  await drawer.getByRole('link', { name: 'All exports and imports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exports & imports' })).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('table').getByText('Done').first()).toBeVisible();
});

test('prices from a file: the list is taken, a file is checked, faults are named, the rest is written', async ({
  page,
}) => {
  const token = await signIn(demo.owner);
  const [product] = await products(1, 40);
  if (product === undefined) throw new Error('Nothing to price');
  const sku = firstSku(product);
  await arrive(page, { token });
  await open(page, '/userAdmin/goods/importPrices');
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the list' }).click(),
  ]);
  expect(list.suggestedFilename()).toMatch(/^prices-.*\.xlsx$/);

  const send = (name: string, text: string) =>
    page
      .getByLabel('Excel or CSV file')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await send('prices.pdf', 'x');
  await expect(page.getByText('“prices.pdf” is no .xlsx or .csv file')).toBeVisible();
  const price = (sku.price + 100_000) / 100;
  await send('autumn.csv', `SKU,Shop price\n${sku.id},${price}\n999999999,5\n`);
  const card = page.getByRole('article').filter({ hasText: 'autumn.csv' });
  await expect(card.getByText('1 ready')).toBeVisible({ timeout: 20_000 });
  await expect(card.getByRole('cell', { name: /“999999999” is no SKU of your goods/ })).toBeVisible();
  await card.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(card.getByText(/1 price changed/)).toBeVisible({ timeout: 20_000 });
});
