import type { Page } from '@playwright/test';
import { products } from './support/goods.ts';
import { arrive, expect, settled, test } from './support/mall.ts';
import { demo } from './support/people.ts';
import { planTour } from './support/screens.ts';
import { type Screen, screens } from './spec-routes.ts';

const mostBytes = 180_000;
const mostOwnBytes = 60_000;
const mostDepth = 3;
const mostShift = 0.05;

const pages = [
  { name: 'home', path: async () => '/homeIndex', read: '/api/get_banner?type=1' },
  { name: 'list', path: async () => '/product/productCenter', read: '/api/productList' },
  {
    name: 'product',
    path: async () => `/product?productId=${(await products(1))[0]?.id ?? ''}`,
    read: '/api/product_detail/',
  },
] as const;

for (const { name, path, read } of pages) {
  test(`the first load of the ${name} page is small, shallow and still`, async ({ page }) => {
    await arrive(page, { code: demo.code });
    await saveData(page);
    const network = await watchNetwork(page);
    await page.goto(await path());
    await settled(page);
    await expect.poll(() => network.picture()).toBeDefined();
    expect(network.scriptBytes()).toBeLessThanOrEqual(mostBytes);
    expect(network.picture()?.depth).toBeLessThanOrEqual(mostDepth);
    expect(network.addresses().filter((url) => pathOf(url).startsWith(read))).toEqual([]);

    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
    expect(await shiftOf(page)).toBeLessThan(mostShift);
    expect(network.addresses().filter((url) => /mf_operator|\/api\/platform\//.test(url))).toEqual([]);
  });
}

test('a page of the shop window adds at most 60 kB of its own scripts', async ({ page }) => {
  test.setTimeout(180_000);
  const tour = await planTour();
  await arrive(page, { code: demo.code });
  await saveData(page);
  const network = await watchNetwork(page);
  for (const screen of screens.filter(isShopWindow)) {
    network.forget();
    await page.goto(tour.addressOf(screen));
    await settled(page);
    expect.soft(network.remoteBytes(), `${screen.path}, measured at all`).toBeGreaterThan(5000);
    expect.soft(network.remoteBytes(), screen.path).toBeLessThanOrEqual(mostOwnBytes);
  }
});

/** The planner is a tool of its own, with its own chunk. */
const isShopWindow = ({ who, path }: Screen): boolean =>
  (who === 'visitor' || who === 'shopCode') && path !== '/login' && !path.startsWith('/design/cloudDesign');

/** A visitor who saves data gets nothing preloaded, so only what the page itself needs is loaded. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );

const pathOf = (url: string): string => new URL(url).pathname + new URL(url).search;

type Asked = { url: string; type: string; byPage: boolean; depth: number; bytes: number };

/**
 * The requests of a page: bytes as transferred, and how many answers had to come before each request could be
 * made.
 */
const watchNetwork = async (page: Page) => {
  const asked = new Map<string, Asked>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const depthOf = (urls: readonly string[]): number =>
    1 + Math.max(0, ...[...asked.values()].filter(({ url }) => urls.includes(url)).map(({ depth }) => depth));
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const frames = [initiator.stack, initiator.stack?.parent].flatMap((stack) => stack?.callFrames ?? []);
    const causes = [initiator.url, ...frames.map(({ url }) => url)].filter((url) => url !== undefined);
    const byPage = initiator.type === 'parser';
    asked.set(requestId, { url: request.url, type: type ?? '', byPage, depth: depthOf(causes), bytes: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const known = asked.get(requestId);
    if (known !== undefined) known.bytes += encodedDataLength;
  });
  const all = () => [...asked.values()];
  return {
    /** Scripts in the HTML: without all of them there is no first screen. */
    scriptBytes: () =>
      all()
        .filter(({ url, byPage }) => byPage && new URL(url).pathname.endsWith('.js'))
        .reduce((sum, { bytes }) => sum + bytes, 0),
    /** Scripts of remotes: what a route adds to the shell. */
    remoteBytes: () =>
      all()
        .filter(({ url }) => /\/remotes(-b)?\/.+\.js$/.test(new URL(url).pathname))
        .reduce((sum, { bytes }) => sum + bytes, 0),
    forget: () => asked.clear(),
    picture: () =>
      all().find(({ url, type }) => type === 'Image' && /\/media\/.*(rooms|products|shop\/banner)/.test(url)),
    addresses: () => all().map(({ url }) => url),
  };
};

/** Layout shift that no click or key caused. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'hadRecentInput') !== true) sum += Number(Reflect.get(entry, 'value'));
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
