import type { Page } from '@playwright/test';
import { call, data } from './support/api.ts';
import { firstSku, productOf, products } from './support/goods.ts';
import { tabTo } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, newMember, signIn } from './support/people.ts';

/** A shop's price changes would disturb the following specs: each test reverts its own. */
let owner: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  owner = await signIn(demo.owner);
});

const openOffice = async (page: Page, path: string): Promise<void> => {
  await arrive(page, { token: owner });
  await open(page, path);
};
const priceOf = async (id: string): Promise<number> => (await productOf(id)).price;

test('a coefficient is tried, applied and taken back by keyboard; carts are told, and shoppers see what was foretold', async ({
  page,
}) => {
  const [product] = await products(1);
  if (product === undefined) throw new Error('Nothing to sell');
  const before = await priceOf(product.id);
  const member = await newMember();
  await data('cart.add', { skuId: firstSku(product).id, qty: 1 }, { token: member.token, code: demo.code });

  await openOffice(page, '/userAdmin/shop/PriceFactor');
  const field = page.getByLabel('New factor');
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1.8321');
  await expect(page.getByText('carts get a notice').or(page.getByText('cart gets a notice'))).toBeVisible();
  const foretold = (
    await data(
      'priceFactor.update',
      { priceFactor: '1.8321', dryRun: true, keyword: product.goodsNo, page: 1, size: 100, only: 'changed' },
      { token: owner },
    )
  ).preview?.list.find(({ skuId }) => skuId === firstSku(product).id)?.next;
  expect(await priceOf(product.id)).toBe(before);

  const apply = page.getByRole('button', { name: 'Apply new factor 1.8321' });
  await tabTo(page, apply);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Price factor is now 1.8321')).toBeVisible();
  expect((await productOf(product.id)).skus.find(({ id }) => id === firstSku(product).id)?.price).toBe(
    foretold,
  );

  const shopper = await page.context().newPage();
  await arrive(shopper, { token: member.token, code: demo.code });
  await open(shopper, '/cart');
  await expect(shopper.getByText(/Price rose by ¥/)).toBeVisible();
  await shopper.close();
  await arrive(page, { token: owner });
  await open(page, '/userAdmin/shop/PriceFactor');
  const undo = page.getByRole('button', { name: 'Undo' });
  await tabTo(page, undo);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Undone: the factor is 1.5000 again/)).toBeVisible();
  expect(await priceOf(product.id)).toBe(before);
});

test('two people who change the coefficient at once: the later one is told what it is now', async ({
  page,
}) => {
  await openOffice(page, '/userAdmin/shop/PriceFactor');
  await page.getByLabel('New factor').fill('1.7');
  await data('priceFactor.update', { priceFactor: '1.6' }, { token: owner });
  await page.getByRole('button', { name: 'Apply new factor 1.7000' }).click();
  await expect(page.getByRole('alert')).toContainText('changed the factor to 1.6000');
  await expect(page.getByLabel('New factor')).toHaveValue('1.7000');
  expect((await data('priceFactor.show', {}, { token: owner })).priceFactor).toBe('1.6000');
  await data('priceFactor.update', { priceFactor: '1.5' }, { token: owner });
});

test('a price is set and a product hidden by keys, and both are taken back by Z', async ({ page }) => {
  const list = await data(
    'shopGoods.list',
    { state: 'onSale', sort: 'sales', order: 'desc', page: 1, size: 20 },
    { token: owner },
  );
  const [first] = list.list;
  if (first === undefined) throw new Error('Nothing to sell');
  await openOffice(page, '/userAdmin/goods/goodsList?state=onSale');
  await expect(page.getByRole('row', { name: new RegExp(first.goodsNo) })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  const field = page.getByRole('textbox', { name: `Shop price of ${first.name}` });
  await expect(field).toBeFocused();
  await page.keyboard.type('1.00');
  await expect(page.getByRole('alert')).toContainText('The price must be from');
  await page.keyboard.press('ControlOrMeta+a');
  const dearest = Math.max(...first.skus.map(({ platformPrice }) => platformPrice));
  await page.keyboard.type(String(dearest / 100 + 1000));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/price changed|prices changed/i)).toBeVisible();
  expect(await priceOf(first.id)).toBe(dearest + 100_000);
  await page.keyboard.press('z');
  await expect(page.getByText('Undone')).toBeVisible();
  expect(await priceOf(first.id)).toBe(first.shopPrice);

  await page.getByRole('switch', { name: `Show ${first.name} in the shop` }).focus();
  await page.keyboard.press('h');
  await expect(page.getByText('Product hidden')).toBeVisible();
  expect((await call('product.detail', { id: first.id }, { code: demo.code })).code).toBe(40400);
  await page.keyboard.press('z');
  await expect(page.getByText('Undone').last()).toBeVisible();
  await expect
    .poll(async () => (await call('product.detail', { id: first.id }, { code: demo.code })).code)
    .toBe(200);
});

test('prices of many are checked row by row before they change', async ({ page }) => {
  await openOffice(page, '/userAdmin/goods/goodsList?state=onSale');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+x');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: /^Select all/ }).click();
  await bar.getByRole('button', { name: 'Change price' }).click();
  const text = page.getByRole('textbox', { name: 'By percent' });
  await text.fill('-40');
  await expect(page.getByText(/is below the platform price/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Leave out|Change 0/ })).toBeVisible();
  await text.fill('10');
  const apply = page.getByRole('button', { name: /^Change [\d,]+ prices$|^Leave out/ });
  await expect(apply).toBeEnabled();
  await apply.click();
  await expect(page.getByText(/prices changed$/)).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(page.getByText('Undone')).toBeVisible();
});

test('the price list tells own prices from the coefficient, and a link is a view', async ({ page }) => {
  const { list } = await data('shopGoods.prices', { only: 'default', page: 1, size: 1 }, { token: owner });
  const [row] = list;
  if (row === undefined) throw new Error('No price');
  await data(
    'shopGoods.changePrice',
    { id: row.productId, skuIds: [row.skuId], price: row.platformPrice * 2 },
    { token: owner },
  );
  await openOffice(page, '/userAdmin/goods/retailPrice?only=own&cols=margin,price');
  const table = page.getByRole('table', { name: 'Retail prices' });
  await expect(table.getByRole('columnheader')).toHaveText([/.*/, 'Product', 'Margin', 'Shop price', /.*/]);
  await expect(table.getByRole('row', { name: new RegExp(row.goodsNo) }).first()).toContainText('¥');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Stock' }).check();
  await expect(page).toHaveURL(/cols=margin%2Cprice%2Cstock/);
  await data('shopGoods.recover', { id: row.productId, skuIds: [row.skuId] }, { token: owner });
});
