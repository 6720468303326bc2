import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { tabTo } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('a category made and renamed in the console is in the menu of shoppers, and found by search', async ({
  page,
}) => {
  const token = await signIn(demo.operator);
  await arrive(page, { token });
  await open(page, '/operator/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await button(page, 'Add main category').click();
  await dialog(page).getByLabel('Name · English').fill('Orangeries');
  await dialog(page).getByLabel('Name · 简体中文').fill('温室');
  await dialog(page).getByRole('button', { name: 'Add category' }).click();
  await expect(button(page, 'Orangeries')).toBeVisible();
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);

  // Keys alone: up by one, and the focus stays on the row that moved.
  await page.getByRole('searchbox').fill('orangeries');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, button(page, 'Orangeries'));
  await page.keyboard.press('u');
  await expect(page.getByText('Orangeries is moved').first()).toBeVisible();
  await expect(button(page, 'Orangeries')).toBeFocused();
  const menu = async () => (await data('category.menu', {})).map(({ name }) => name);
  await expect.poll(async () => (await menu()).at(-2)).toBe('Orangeries');

  // A product of the demo is found by the new name of its category.
  const [main] = await data('category.menu', {});
  await page.getByRole('searchbox').fill(main?.name ?? '');
  await page.keyboard.press('Enter');
  await button(page, main?.name ?? '').click();
  await dialog(page).getByLabel('Name · English').fill('Settees & divans');
  await dialog(page).getByRole('button', { name: 'Save category' }).click();
  await expect(page.getByText('Settees & divans is saved').first()).toBeVisible();
  await expect
    .poll(async () => (await data('product.list', { keyword: 'divans' })).total, { timeout: 60_000 })
    .toBeGreaterThan(0);

  await open(page, '/category');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Orangeries/ })
      .first(),
  ).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Settees & divans/ })
      .first(),
  ).toBeVisible();
});

test('a brand made in the console is the first that the mall recommends', async ({ page }) => {
  const token = await signIn(demo.operator);
  await arrive(page, { token });
  await open(page, '/operator/brands');
  await button(page, 'Add brand').click();
  await dialog(page).getByLabel('Name · English').fill('Halyard & Co');
  await dialog(page).getByLabel('Introduction', { exact: false }).last().fill('Chairs from the harbour');
  await dialog(page).getByRole('button', { name: 'Add brand' }).click();
  await expect(page.getByText('Halyard & Co is added').first()).toBeVisible();
  await page.getByRole('searchbox').fill('halyard');
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Halyard & Co'));
  await page.keyboard.press('p');
  await dialog(page).getByLabel('Place').fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Halyard & Co is at place 1').first()).toBeVisible();
  const brands = async () => (await data('brand.list', { size: 50 }, { token })).list.map(({ name }) => name);
  await expect.poll(async () => (await brands())[0]).toBe('Halyard & Co');
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);
});

test('a style made with the keyboard alone is offered by the form of a product', async ({ page }) => {
  const token = await signIn(demo.operator);
  await arrive(page, { token });
  await open(page, '/operator/attributes');
  await tabTo(page, button(page, 'Add style'));
  await page.keyboard.press('Enter');
  await dialog(page).getByLabel('Name · English').focus();
  await page.keyboard.type('Boathouse');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“Boathouse” is added').first()).toBeVisible();
  await tabTo(page, button(page, 'Boathouse'));
  await page.keyboard.press('u');
  await expect(page.getByText('“Boathouse” is moved').first()).toBeVisible();
  await expect(button(page, 'Boathouse')).toBeFocused();
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);
  const { styles } = await data('mallGoods.choices', {}, { token });
  expect(styles.at(-2)?.name).toBe('Boathouse');
});

test('what a shopper searched in vain becomes a synonym, by which the next one finds sofas', async ({
  page,
}) => {
  const token = await signIn(demo.operator);
  await data('search.products', { keyword: 'wohnlandschaft' });
  await arrive(page, { token });
  await expect
    .poll(async () => (await data('mallSearch.misses', { keyword: 'wohnlandschaft' }, { token })).total)
    .toBe(1);
  await open(page, '/operator/searches');
  await tabTo(page, page.getByRole('link', { name: 'wohnlandschaft' }));
  await page.keyboard.press('m');
  await expect(dialog(page)).toContainText('“wohnlandschaft” means the same as…');
  await dialog(page).getByRole('combobox').fill('couch');
  await page.getByRole('option', { name: /couch/ }).first().click();
  await button(page, 'Add').click();
  await expect(page.getByText('“wohnlandschaft” is dealt with').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'wohnlandschaft' })).toBeHidden();
  expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);
  await expect
    .poll(async () => (await data('search.products', { keyword: 'wohnlandschaft', exact: true })).total, {
      timeout: 60_000,
    })
    .toBeGreaterThan(0);
});

test('all these pages fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, { token: await signIn(demo.operator) });
  for (const path of [
    '/operator/categories',
    '/operator/brands',
    '/operator/attributes',
    '/operator/searches?tab=groups',
  ]) {
    await open(page, path);
    await expect(page.getByRole('table')).toBeVisible();
    await expectFits(page, path);
  }
});
