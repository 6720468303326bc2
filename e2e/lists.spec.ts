import type { Page } from '@playwright/test';
import { data } from './support/api.ts';
import { signInByPassword } from './support/actions.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { demo } from './support/people.ts';

const main = (page: Page) => page.getByRole('main');
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const chips = (page: Page) => main(page).getByRole('button', { name: /^Remove filter/ });
const searchBox = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search the mall' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a filter, its chip, a product, and back to the same place', async ({ page }) => {
  await arrive(page, { code: demo.code });
  await open(page, '/product/productCenter');
  const category = filters(page).getByRole('region', { name: 'Category' }).getByRole('link').nth(2);
  const [, name = ''] =
    /^(.*?)\s*\d+$/.exec(await category.innerText().then((text) => text.replaceAll('\n', ' '))) ?? [];
  await category.click();
  await expect(page).toHaveURL(/\?categoryId=\d+$/);
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(chips(page)).toHaveCount(1);
  await filters(page)
    .getByRole('switch', { name: /In stock only/ })
    .click();
  await expect(page).toHaveURL(/inStock=1/);
  await expect(chips(page)).toHaveCount(2);
  await settled(page);

  const last = main(page).getByRole('article').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const [place, list] = [await scrolled(page), page.url()];
  expect(place).toBeGreaterThan(300);
  await last.click();
  await expect(page).toHaveURL(/\/product\?productId=/);
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect.poll(() => scrolled(page)).toBe(place);
  await expect(chips(page)).toHaveCount(2);

  await chips(page).first().click();
  await expect(page).toHaveURL(/productCenter\?inStock=1$/);
  await page.goBack();
  await expect(chips(page)).toHaveCount(2);
  await main(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/product\/productCenter$/);
});

test('the front page, left far down, is as it was when one comes back', async ({ page }) => {
  await arrive(page, { code: demo.code });
  await open(page, '/homeIndex');
  const piece = main(page).getByRole('article').getByRole('link').first();
  await piece.scrollIntoViewIfNeeded();
  await settled(page);
  const top = async () => Math.round((await piece.boundingBox())?.y ?? -1);
  const [place, height] = [await scrolled(page), await top()];
  expect(place).toBeGreaterThan(1000);
  await piece.click();
  await expect(page).toHaveURL(/\/product\?productId=/);
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(/homeIndex/);
  await settled(page);
  await expect.poll(async () => [await scrolled(page), await top()]).toEqual([place, height]);
});

test('a second page is an address, and going back from a product leads to it', async ({ page }) => {
  await arrive(page, { code: demo.code });
  await open(page, '/product/productCenter?page=2&sort=price&order=asc');
  const first = await main(page).getByRole('article').first().innerText();
  await main(page).getByRole('article').nth(8).getByRole('link').click();
  await expect(page).toHaveURL(/\/product\?productId=/);
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(main(page).getByRole('article').first()).toHaveText(first, { useInnerText: true });
});

test('suggestions are chosen by keyboard', async ({ page }) => {
  await arrive(page, { code: demo.code });
  await open(page, '/product/productCenter');
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await expect(page.getByRole('option').first(), 'what others look for').toBeVisible();
  await page.keyboard.type('sofa');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: /sofa/i }).nth(3)).toBeVisible();
  expect(await options.count()).toBeLessThanOrEqual(10);
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(searchBox(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  );
  const word = await chosen.innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/searchGoods\?keyword=/);
  await expect(searchBox(page)).toHaveValue(word);
  await settled(page);
  await expect(main(page).getByRole('article').first()).toBeVisible();

  await searchBox(page).fill('oak');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('oak');
});

test('on a phone the search box is a sheet over the whole window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, { code: demo.code });
  await open(page, '/product/productCenter');
  await searchBox(page).locator('visible=true').first().click();
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  const sheet = await page.getByRole('search').locator('visible=true').first().locator('..').boundingBox();
  expect(sheet).toMatchObject({ x: 0, y: 0, height: 844 });
  expect(sheet?.width, 'all but a scroll bar').toBeGreaterThan(370);
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a brand is found by name, followed and left again', async ({ page, member }) => {
  await arrive(page, { token: member.token });
  await open(page, '/brandList');
  const { list } = await data('brand.list', { page: 1, size: 100 }, { token: member.token, lang: 'en' });
  const [brand] = list;
  if (brand === undefined) throw new Error('The demo mall has no brand');
  await main(page).getByRole('searchbox', { name: 'Find a brand by name' }).fill(brand.name.toLowerCase());
  await main(page).getByRole('link', { name: brand.name }).first().click();
  await expect(main(page).getByRole('heading', { level: 1, name: brand.name })).toBeVisible();
  const follow = main(page).getByRole('button', { name: new RegExp(`^${brand.name}`) });
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  const followed = async () =>
    (await data('brandFollow.list', { page: 1, size: 10 }, { token: member.token })).list.map(({ id }) => id);
  expect(await followed()).toEqual([brand.id]);
  await follow.click();
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  expect(await followed()).toEqual([]);
});

test('a brand that is not there says so and offers others', async ({ page }) => {
  await arrive(page, { code: demo.code });
  await open(page, '/brandGoods?brandId=999999');
  await expect(main(page).getByRole('heading', { level: 1, name: 'No such brand' })).toBeVisible();
  await main(page).getByRole('list').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/brandGoods\?brandId=\d+$/);
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('with neither token nor shop code the home page leads to sign in, and from there to what was wanted', async ({
  page,
  member,
}) => {
  await arrive(page);
  await open(page, '/homeIndex');
  await main(page)
    .getByRole('link', { name: /Small items/ })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await signInByPassword(page, member.mobile, member.password);
  await expect(page).toHaveURL(/\/brandGoods\?brandId=50$/);
  await expect(main(page).getByRole('article').first()).toBeVisible();
});

test('the navigation of the specification leads somewhere, line by line', async ({ page }) => {
  await arrive(page, { code: demo.code });
  await open(page, '/homeIndex');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  for (const [name, path] of [
    ['Selected furniture', '/homeIndex'],
    ['Brand pavilion', '/brandList'],
    ['Influencer gallery', '/product/hotProduct'],
    ['Design high-end', '/product/customizedProduct'],
    ['Small items', '/brandGoods\\?brandId=50'],
  ] as const) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await settled(page);
  }
  await expect(navigation.getByRole('link', { name: /Digital exhibition/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(navigation.getByRole('link', { name: 'Cloud design' })).toHaveAttribute(
    'href',
    '/design/cloudDesign',
  );
});
