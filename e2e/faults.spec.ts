import { data } from './support/api.ts';
import { type Fault, faults, harm, withManifest } from './support/faults.ts';
import { firstSku, products } from './support/goods.ts';
import { followInHeader } from './support/actions.ts';
import { isLong } from './support/long.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { newAddress } from './support/orders.ts';
import { demo, newMember, signIn } from './support/people.ts';
import type { Page, Route } from '@playwright/test';

type Area = {
  remote: string;
  path: string;
  title: string;
  /** A screen of another remote, which must continue to work. */
  other: { link: string; title: string };
  /** A person of the demo, who has the screen's content; else a new member. */
  who?: 'owner' | 'member';
};

const promotion = { link: 'Coupons', title: 'Coupons' };
const catalog = { link: 'All products', title: 'All products' };

/** Each remote, and a screen of it. */
const areas: readonly Area[] = [
  { remote: 'mf_catalog', path: '/searchGoods?keyword=sofa', title: 'Results for “sofa”', other: promotion },
  { remote: 'mf_promotion', path: '/receiveCoupon', title: 'Coupons', other: catalog },
  { remote: 'mf_checkout', path: '/cart', title: 'Cart', other: promotion },
  { remote: 'mf_member', path: '/userCenter/order', title: 'My orders', other: promotion, who: 'member' },
  {
    remote: 'mf_seller',
    path: '/userAdmin/goods/goodsList',
    title: 'All goods',
    other: catalog,
    who: 'owner',
  },
];

/**
 * One loader brings all remotes, so that each fault is met by two of them and each remote meets two fifths of the
 * faults; `npm run test:long` tries every pair.
 */
const metBy = (at: number) => faults.filter((_, index) => isLong || (at + index) % areas.length < 2);

for (const [at, { remote, path, title, other, who }] of areas.entries()) {
  test.describe(`${remote} fails (reliability F6)`, () => {
    for (const fault of metBy(at)) {
      test(`${fault}: the rest of the mall works, and trying again helps`, async ({ page }) => {
        await page.clock.install();
        const token = await tokenOf(who);
        await arrive(page, { token, code: demo.code });
        const lift = await harm(page, remote, fault);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const main = page.getByRole('main');
        const arrived = main.getByRole('heading', { level: 1, name: title });
        const again = main.getByRole('button', { name: /^(Try|Load) again$/ });
        if (fault === 'its chunks answer 500 once') {
          await expect(arrived).toBeVisible();
          return;
        }
        await passTime(page, fault, () => expect(again).toBeVisible({ timeout: 500 }));

        if (fault !== 'its screen throws') {
          await elsewhere(page, other.link, who);
          await expect(main.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
          await page.goBack({ waitUntil: 'commit' });
          if (who === 'owner') await page.goBack({ waitUntil: 'commit' });
        }
        await expect(again).toBeVisible();
        expect(
          await page.evaluate(() => Reflect.has(window, 'harmed')),
          'what failed its check never ran',
        ).toBe(false);
        await lift();
        await again.click();
        await expect(arrived).toBeVisible();
        await expect(again).toHaveCount(0);
      });
    }

    test('made for another shell: the screen says that it is closed, and the rest works', async ({
      page,
    }) => {
      const token = await tokenOf(who);
      await arrive(page, { token, code: demo.code });
      await withManifest(page, remote, { closed: true, nav: [], slots: [], services: [] });
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
      await elsewhere(page, other.link, who);
      await expect(main.getByRole('heading', { level: 1, name: other.title })).toBeVisible();
    });
  });
}

/** The back office has a link to the mall, and no menu of it. */
const elsewhere = async (page: Page, link: string, who: Area['who']): Promise<void> => {
  if (who === 'owner') await page.getByRole('banner').getByRole('link', { name: 'Back to mall' }).click();
  await followInHeader(page, link);
};

test.describe('the purchase goes through while a remote that is no part of it fails', () => {
  // Each fault at one of them, as above.
  const strangers = ['mf_promotion', 'mf_member', 'mf_seller'];
  const meant = [
    'the entry answers 500',
    'the entry is another file',
    'its chunks throw',
    'everything hangs',
  ] as const;
  for (const [at, remote] of strangers.entries())
    for (const fault of meant.filter((_, index) => isLong || index % strangers.length === at))
      test(`${remote}, ${fault}`, async ({ page, member }) => {
        const who = { token: member.token, code: demo.code };
        await newAddress(who);
        const [product] = await products(1);
        if (product === undefined) throw new Error('No product');
        await arrive(page, who);
        await harm(page, remote, fault);
        await page.goto(`/product?productId=${product.id}`, { waitUntil: 'domcontentloaded' });
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await data('cart.add', { skuId: firstSku(product).id, qty: 1 }, who);
        await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
        await main.getByRole('button', { name: 'Check out', exact: true }).click();
        await main.getByRole('button', { name: 'Place order' }).first().click();
        await expect(page).toHaveURL(/\/pay\?orderId=/);
        await expect(main.getByRole('radio', { name: /Bank transfer/ })).toBeVisible();
      });
});

test('both addresses of a remote hang at once: each has its eight seconds, then the visitor a choice (reliability F6)', async ({
  page,
  member,
}) => {
  await page.clock.install();
  await arrive(page, { token: member.token, code: demo.code });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/remotes(-b)?\/mf_promotion\/.+\/remoteEntry\.js$/.test(pathname)) asked.add(pathname + search);
  });
  const lift = await harm(page, 'mf_promotion', 'everything hangs');
  await page.goto('/receiveCoupon', { waitUntil: 'domcontentloaded' });
  const main = page.getByRole('main');
  const card = main.getByRole('link', { name: 'Go to the home page' });

  for (let tried = 1; (await card.count()) === 0; tried += 1) {
    expect(tried, 'so many addresses and no answer to the visitor').toBeLessThanOrEqual(4);
    await expect.poll(() => asked.size, { message: `address ${tried} is asked` }).toBe(tried);
    // The clock advances by itself meanwhile, so the halves of a budget are kept well apart.
    await page.clock.fastForward(4_000);
    expect(await card.count(), 'no address is given up before its budget').toBe(0);
    expect(asked.size).toBe(tried);
    await page.clock.fastForward(4_100);
    await expect.poll(async () => asked.size > tried || (await card.isVisible())).toBe(true);
  }
  expect(asked.size).toBeGreaterThanOrEqual(3);
  expect([...asked].filter((address) => address.startsWith('/remotes-b/'))).toHaveLength(1);

  const { link, title } = catalog;
  await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await followInHeader(page, 'Coupons');
  const again = main.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await lift();
  await again.click();
  await expect(main.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await expect(again).toHaveCount(0);
});

test.describe('a slot that fails leaves its page whole', () => {
  for (const [slot, path] of [
    ['home.seckill', '/homeIndex'],
    ['product.promo', '/product?productId='],
  ] as const) {
    for (const fault of ['the entry answers 500', 'its chunks are 404'] as const) {
      test(`${slot}, ${fault}`, async ({ page }) => {
        const [product] = await products(1);
        await arrive(page, { code: demo.code });
        await harm(page, 'mf_promotion', fault);
        await open(page, path.endsWith('=') ? path + (product?.id ?? '') : path);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
        await expect(page.locator('[data-slot]').getByRole('heading')).toHaveCount(0);
        if (path.endsWith('='))
          await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeEnabled();
      });
    }
  }

  test('header.miniCart: the button still leads to the cart', async ({ page, member }) => {
    await arrive(page, { token: member.token });
    const lift = await harm(page, 'mf_checkout', 'the entry answers 500');
    await open(page, '/homeIndex');
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await cart.hover();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await lift();
    await cart.click();
    // It may have retried by itself since, and then there is nothing to press.
    const again = page.getByRole('button', { name: 'Try again' });
    const arrived = page.getByRole('heading', { level: 1, name: 'Cart' });
    await expect(again.or(arrived)).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(arrived).toBeVisible();
  });
});

test.describe('the registry is missing in the page', () => {
  const answers: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['the server still has it', (route) => route.continue()],
    ['the server answers 500', (route) => route.fulfill({ status: 500 })],
    [
      'the server answers HTML',
      (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }),
    ],
    ['the server answers {}', (route) => route.fulfill({ json: {} })],
    ['the server does not answer', async () => undefined],
  ];
  for (const [server, answer] of answers) {
    test(`${server}: the copy of the build is taken where it must be`, async ({ page }) => {
      await arrive(page);
      await page.route('**/receiveCoupon', async (route) => {
        const fetched = await route.fetch();
        const body = (await fetched.text()).replace(
          /<script type="application\/json" id="boot">.*?<\/script>/s,
          '',
        );
        await route.fulfill({ response: fetched, body });
      });
      await page.route('**/registry', answer);
      await open(page, '/receiveCoupon');
      await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'All products', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible();
    });
  }
});

/**
 * Tests of one worker open screens as the same people: a member with something in the cart, or a person of
 * the demo.
 */
const tokens = new Map<Area['who'], Promise<string>>();
const tokenOf = (who: Area['who']): Promise<string> => {
  const known = tokens.get(who) ?? (who === undefined ? memberWithCart() : signIn(demo[who]));
  tokens.set(who, known);
  return known;
};

const memberWithCart = async (): Promise<string> => {
  const { token } = await newMember();
  const [product] = await products(1);
  if (product === undefined) throw new Error('No product');
  await data('cart.add', { skuId: firstSku(product).id, qty: 1 }, { token, code: demo.code });
  return token;
};

/**
 * A hanging request has a budget of seconds: the page's clock advances by them until the page gives its
 * visitor a choice.
 */
const passTime = async (page: Page, fault: Fault, shown: () => Promise<void>): Promise<void> => {
  await expect(async () => {
    const budget = budgets[fault];
    if (budget !== undefined) await page.clock.fastForward(budget);
    await shown();
  }).toPass({ timeout: 25_000 });
};

/**
 * An entry is given up after several times eight seconds; a hanging chunk may be requested again after ten.
 */
const budgets: { readonly [fault in Fault]?: number } = {
  'the entry hangs': 33_000,
  'its chunks hang': 10_100,
};
