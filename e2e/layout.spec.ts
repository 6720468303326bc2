import type { Page } from '@playwright/test';
import { memberRedirects, ownerRedirects, redirects, type Screen, screens } from './spec-routes.ts';
import { isLong } from './support/long.ts';
import { arrive, expect, followTo, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

const endsIn = (path: string) => new RegExp(`${path.replaceAll('?', '\\?')}$`);

/** An expectation would check only every half second; this one reports the address that led elsewhere. */
const expectLogin = async (page: Page, path: string): Promise<void> => {
  await page.waitForURL(endsIn('/login'), { waitUntil: 'commit', timeout: 10_000 }).catch(() => undefined);
  await expect(page, path).toHaveURL(endsIn('/login'));
};

test.describe('where addresses lead (spec §2)', () => {
  test('redirects of a visitor', async ({ page }) => {
    await arrive(page);
    for (const [from, to] of redirects) {
      await page.goto(from);
      await expect(page, from).toHaveURL(endsIn(to));
    }
  });

  test('without a token, pages of members and the back office lead to /login, by address and by link', async ({
    page,
  }) => {
    await arrive(page);
    const isClosed = ({ who, layout }: Screen) => who === 'member' || who === 'owner' || layout === 'member';
    const closed = screens.filter(isClosed);
    const isFirst = ({ layout }: Screen, at: number) =>
      closed.findIndex((other) => other.layout === layout) === at;
    for (const [at, screen] of closed.entries()) {
      const { path } = screen;
      // What is loaded at /login, the same each time, is not waited for.
      if (isLong || isFirst(screen, at)) await page.goto(path, { waitUntil: 'commit' });
      else await followTo(page, path);
      await expectLogin(page, path);
    }
    for (const path of ['/userCenter', '/userAdmin']) {
      await page.goto(path, { waitUntil: 'commit' });
      await expectLogin(page, path);
    }
  });

  test('with neither token nor shop code, a product leads to /login', async ({ page }) => {
    await arrive(page);
    await page.goto('/product?productId=1');
    await expect(page).toHaveURL(endsIn('/login'));
  });

  test('redirects of a member and of an owner', async ({ page, member }) => {
    await arrive(page, { token: member.token });
    for (const [from, to] of memberRedirects) {
      await page.goto(from);
      await expect(page, from).toHaveURL(endsIn(to));
    }
    await page.goto('/userAdmin');
    await expect(page, 'a member has no back office').toHaveURL(endsIn('/product/productCenter'));
    await arrive(page, { token: await signIn(demo.owner) });
    for (const [from, to] of ownerRedirects) {
      await page.goto(from);
      await expect(page, from).toHaveURL(endsIn(to));
    }
  });
});

test.describe('the figures of the layout (spec §2, §9)', () => {
  test('the top bar comes after 118 px, the right bar after 500 px', async ({ page }) => {
    await arrive(page);
    await open(page, '/homeIndex');
    const [top, right] = [
      page.getByRole('region', { name: 'Quick bar' }),
      page.getByRole('complementary', { name: 'Shortcuts' }),
    ];
    const scrollTo = (y: number) =>
      page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
    await scrollTo(118);
    await expect(top).toHaveCount(0);
    await scrollTo(119);
    await expect(top).toBeVisible();
    await expect(top.getByRole('search')).toBeVisible();
    await expect(top.getByRole('link', { name: /^Cart/ })).toBeVisible();
    const [search, cart] = [
      await top.getByRole('search').boundingBox(),
      await top.getByRole('link', { name: /^Cart/ }).boundingBox(),
    ];
    const end = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(width - end(cart), 'the cart stands at the right edge').toBeLessThan(120);
    expect((cart?.x ?? 0) - end(search), 'the search stands in the middle').toBeGreaterThan(120);
    await scrollTo(500);
    await expect(right).toHaveCount(0);
    await scrollTo(501);
    await expect(right).toBeVisible();
    await right.getByRole('button', { name: 'Back to top' }).click();
    await expect(right).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY), 'the way up may be smooth').toBe(0);
  });

  test('a page that is opened by its address begins at its top, a reloaded one where it was', async ({
    page,
  }) => {
    await arrive(page);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await open(page, '/product/productCenter');
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(scrolled).toBe(900);
    await page.reload();
    await expect.poll(scrolled, 'after a reload').toBe(900);
    await open(page, '/homeIndex');
    expect(await scrolled(), 'another address').toBe(0);
    await page.goBack();
    await expect.poll(scrolled, 'back again').toBe(900);
  });

  test('the banner of the home page is 640 px high', async ({ page }) => {
    await arrive(page);
    await open(page, '/homeIndex');
    const banner = page.getByRole('region', { name: 'Featured' });
    await expect.poll(async () => (await banner.boundingBox())?.height).toBe(640);
  });

  test('the menu of the member centre is 260 px wide', async ({ page, member }) => {
    await arrive(page, { token: member.token });
    await open(page, '/userCenter/order');
    const menu = page.getByRole('navigation', { name: 'Member centre' });
    expect((await menu.boundingBox())?.width).toBe(260);
    await expect(menu.getByRole('link', { name: /Shipping addresses/ })).toBeVisible();
  });

  test('the content of the back office is at least as high as the window less 80 px', async ({ page }) => {
    await arrive(page, { token: await signIn(demo.owner) });
    for (const height of [700, 900]) {
      await page.setViewportSize({ width: 1440, height });
      await open(page, '/userAdmin/shop/ShopInfo');
      const least = await page.getByRole('main').evaluate((main) => getComputedStyle(main).minHeight);
      expect(least).toBe(`${height - 80}px`);
    }
  });
});

test.describe('the frame of the back office on a narrow window (spec §2)', () => {
  test('a phone has one bar of 56 px; tabs, pages, language and the way home are in its drawer', async ({
    page,
  }) => {
    await arrive(page, { token: await signIn(demo.owner) });
    for (const width of [360, 390, 767]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/userAdmin/orders/wantBuyList');
      expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(56);
      expect((await page.locator('main h1').boundingBox())?.height, 'the bar names the page').toBeLessThan(
        40,
      );
      const least = await page.getByRole('main').evaluate((main) => getComputedStyle(main).minHeight);
      expect(least).toBe(`${800 - 80}px`);
    }
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
    await expect(drawer.getByRole('link', { name: 'Wanted purchases' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(drawer.getByRole('link', { name: 'Back to mall' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: /^Language/ })).toBeVisible();
    for (const target of await drawer.locator('a, button').all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (let step = 0; step < 20; step++) await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, header > :not(dialog)')),
    ).toBeNull();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await drawer.getByRole('tab', { name: 'Goods' }).click();
    await drawer.getByRole('link', { name: 'Retail prices' }).click();
    await expect(page).toHaveURL(endsIn('/userAdmin/goods/retailPrice'));
    await expect(drawer).toBeHidden();
    await button.click();
    await expect(drawer.getByRole('tab', { name: 'Goods' })).toHaveAttribute('aria-selected', 'true');
    await drawer.getByRole('button', { name: 'Help & shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  });

  test('a tablet keeps logo and tabs in the bar, and has the pages in the drawer', async ({ page }) => {
    await arrive(page, { token: await signIn(demo.owner) });
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, '/userAdmin/orders/orderList');
    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())?.height).toBe(56);
    await expect(bar.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'true');
    await bar.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Deliveries' }).click();
    await expect(page).toHaveURL(endsIn('/userAdmin/orders/orderDeliveryList'));
  });
});
