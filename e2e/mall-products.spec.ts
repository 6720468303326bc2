import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { picture } from './support/picture.ts';
import { expectFits } from './support/width.ts';
import { zipOf } from './support/zip.ts';

const list = '/operator/products';
const form = '/operator/products/form';

const isAccessible = async (page: Page) =>
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);

test('an operator makes a product by hand and publishes it, and a visitor finds it', async ({ page }) => {
  test.slow();
  const operator = { token: await signIn(demo.operator) };
  await arrive(page, operator);
  await open(page, list);
  await page.getByRole('link', { name: 'Add product' }).first().click();
  const main = page.getByRole('main');
  await main.locator('[name="name"]').fill('Sorrel reading bench');
  await expect(page).toHaveURL(/products\/form\?id=/);
  await main.getByRole('combobox', { name: 'Type' }).fill('so');
  await page.getByRole('option').first().click();
  await main.getByRole('combobox', { name: 'Brand' }).fill('o');
  await page.getByRole('option').first().click();
  await main
    .locator('#pictures input[type=file]')
    .first()
    .setInputFiles([await picture(page, 'teal')]);
  await expect(main.locator('#pictures').getByRole('button', { name: /^Picture 1 of 1/ })).toBeVisible();

  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(main.locator('[name="skus//price"]')).toBeFocused();
  await main.locator('[name="skus//price"]').fill('1899');
  await main.locator('[name="skus//supply"]').fill('1299');
  await main.locator('[name="skus//stock"]').fill('7');
  await main.getByRole('radio', { name: 'Free' }).check();
  await isAccessible(page);
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('“Sorrel reading bench” is published').first()).toBeVisible();
  await expect(main.getByText('Published', { exact: true })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  await test.step('a visitor finds it, and the change that is not published yet is not seen', async () => {
    const { productId } = await data('mallGoods.detail', { id }, operator);
    await main.locator('[name="skus//price"]').fill('1999');
    await expect(main.getByText('Shoppers see the published version until you publish this')).toBeVisible();
    await expect(main.getByText(/Draft saved at/)).toBeVisible();
    const found = () => data('product.list', { keyword: 'Sorrel reading bench' });
    await expect.poll(async () => (await found()).total, { timeout: 60_000 }).toBe(1);
    await open(page, `/product?productId=${productId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sorrel reading bench' })).toBeVisible();
    await expect(page.getByText('1,899').first()).toBeVisible();
  });

  await test.step('off sale from the list, and back', async () => {
    await open(page, `${list}?keyword=Sorrel`);
    await page.getByRole('button', { name: 'Actions for Sorrel reading bench' }).click();
    await page.getByRole('menuitem', { name: 'Take off sale' }).click();
    await expect(page.getByRole('row', { name: /Sorrel/ }).getByText('Off sale')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByRole('row', { name: /Sorrel/ }).getByText('On sale')).toBeVisible();
    await isAccessible(page);
  });
});

test('a sheet and its pictures become products that visitors find; what is wrong is named and left out', async ({
  page,
}) => {
  test.slow();
  const operator = { token: await signIn(demo.operator) };
  await arrive(page, operator);
  await open(page, list);
  await page.getByRole('link', { name: 'Import from a sheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products by sheet' })).toBeVisible();
  const taking = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download an empty sheet' }).click();
  expect((await taking).suggestedFilename()).toMatch(/\.xlsx$/);

  const { categories, brands } = await data('mallGoods.choices', {}, operator);
  const parents = new Set(categories.map(({ parent }) => parent));
  const category = categories.find(({ id }) => !parents.has(id))?.name ?? '';
  const brand = brands[0]?.name ?? '';
  const titles = [
    'Name (English)',
    'Category',
    'Brand',
    'Platform price',
    'Supply price',
    'Stock',
    'Freight (0 = free)',
    'Pictures (file names)',
  ];
  const rows = [
    ['Tansy hall mirror', category, brand, '899', '599', '4', '0', 'tansy.png'],
    ['Tansy footstool', category, brand, '399', '', '6', '0', 'tansy.png'],
    ['Tansy ladder', 'Boats', brand, '499', '299', '2', '0', 'tansy.png'],
  ];
  const csv = [titles, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
  await page.getByLabel('Zip file of pictures (optional)').setInputFiles({
    name: 'pictures.zip',
    mimeType: 'application/zip',
    buffer: zipOf([{ ...(await picture(page, 'tan')), name: 'tansy.png' }]),
  });
  await page
    .getByLabel('Excel or CSV file')
    .setInputFiles({ name: 'tansy.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Send and check' }).click();
  await expect(page.getByText('2 ready')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('1 complete', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Category.*Boats/ })).toBeVisible();
  await isAccessible(page);
  const faults = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Sheet to mend' }).click();
  expect((await faults).suggestedFilename()).toMatch(/^rows-to-mend-.*\.xlsx$/);

  await page.getByRole('button', { name: 'Import, and publish the 1 complete' }).click();
  await page.getByRole('link', { name: 'See the products' }).first().click({ timeout: 60_000 });
  await page.getByRole('searchbox').fill('Tansy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Tansy hall mirror/ }).getByText('Published')).toBeVisible();
  await expect(page.getByRole('row', { name: /Tansy footstool/ }).getByText('Draft')).toBeVisible();
  await expect
    .poll(async () => (await data('product.list', { keyword: 'Tansy hall mirror' })).total, {
      timeout: 60_000,
    })
    .toBe(1);
});

test('products leave as a sheet, and sent back as it is it changes nothing', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.operator) });
  await open(page, `${list}?keyword=sofa`);
  await page.getByRole('button', { name: 'Export to a sheet' }).click();
  const drawer = page.getByRole('dialog', { name: /^Jobs/ });
  const part = drawer.getByRole('article').filter({ hasText: 'Export: Products, “sofa”' }).first();
  const file = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Download' }).click({ timeout: 30_000 });
  const sheet = await file;
  expect(sheet.suggestedFilename()).toMatch(/^products-.*\.xlsx$/);
  await open(page, '/operator/products/import');
  await page.getByLabel('Excel or CSV file').setInputFiles({
    name: 'sofas.xlsx',
    mimeType: 'application/octet-stream',
    buffer: readFileSync(await sheet.path()),
  });
  await page.getByRole('button', { name: 'Send and check' }).click();
  await expect(page.getByText('The sheet says what is there already')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Unchanged [1-9]/ }).click();
  await expect(page).toHaveURL(/rows=same/);
  await isAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).first().click();
});

test('two operators write one product: neither text is lost', async ({ page }) => {
  const operator = { token: await signIn(demo.operator) };
  await arrive(page, operator);
  await open(page, form);
  const main = page.getByRole('main');
  await main.locator('[name="name"]').fill('Lamp A');
  await expect(page).toHaveURL(/form\?id=/);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const { version, content } = await data('mallGoods.detail', { id }, operator);
  const theirs = { ...content, name: { en: 'Lamp B' } };
  await data('mallGoods.save', { id, version, content: theirs }, operator);
  await main.locator('[name="name"]').fill('Lamp C');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Lamp B')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect
    .poll(async () => (await data('mallGoods.detail', { id }, operator)).content.name.en)
    .toBe('Lamp C');
  await data('mallGoods.remove', { id }, operator);
});

test('the pages of products fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, { token: await signIn(demo.operator) });
  for (const path of [list, form, '/operator/products/import']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page, path);
  }
});
