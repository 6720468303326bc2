import type { Page } from '@playwright/test';
import { data, mallUrl } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { type OwnMall, startOwnMall } from './support/own-mall.ts';
import { demo, newMember, signIn } from './support/people.ts';
import { keepScreenshots } from './support/screenshot.ts';
import { serveFolder, type StaticServer } from './support/static-server.ts';

// Its tests open contexts of their own and have no page of the fixture, which does this by itself.
test.afterEach(({ browser }, testInfo) => keepScreenshots(browser, testInfo));

/** Remotes come from another origin than pages and API, as from a content delivery network. */
let shared: string;
let mall: OwnMall;
let network: StaticServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shared = mallUrl();
  mall = await startOwnMall(async (store) => {
    network = await serveFolder(store);
    return { REMOTES_ORIGIN: network.origin };
  });
  process.env.MALL_URL = mall.url;
});
test.afterAll(async () => {
  process.env.MALL_URL = shared;
  await mall.stop();
  await network.stop();
});

const screens = [
  { path: '/searchGoods?keyword=sofa', title: 'Results for “sofa”' },
  { path: '/receiveCoupon', title: 'Coupons' },
  { path: '/cart', title: 'Cart' },
  { path: '/userCenter/order', title: 'My orders' },
  { path: '/userAdmin/goods/goodsList', title: 'All goods', who: demo.owner },
];

/** Opens a screen of each remote; returns the origins of their files. */
const walk = async (page: Page): Promise<string[]> => {
  const from = new Set<string>();
  page.on('response', (answer) => {
    const url = new URL(answer.url());
    if (/^\/remotes(-b)?\//.test(url.pathname) && answer.ok()) from.add(url.origin);
  });
  const member = await newMember();
  const [product] = await products(1);
  if (product === undefined) throw new Error('No product');
  await data('cart.add', { skuId: firstSku(product).id, qty: 1 }, { token: member.token, code: demo.code });
  for (const { path: address, title, who } of screens) {
    const token = who === undefined ? member.token : await signIn(who);
    await arrive(page, { token, code: demo.code });
    await open(page, address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.goto('/merchant.html');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  return [...from];
};

test('every remote works from a second origin, and everything of it comes from there', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ baseURL: mall.url, locale: 'en-GB', serviceWorkers: 'block' });
  expect(await walk(await context.newPage())).toEqual([network.origin]);
  await context.close();
});

test('when that origin is down, the mall serves them itself', async ({ browser }) => {
  test.setTimeout(120_000);
  await network.stop();
  const context = await browser.newContext({ baseURL: mall.url, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await arrive(page);
  await page.goto('/receiveCoupon');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await context.close();
});
