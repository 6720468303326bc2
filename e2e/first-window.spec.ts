import type { Page } from '@playwright/test';
import { products } from './support/goods.ts';
import { isLong } from './support/long.ts';
import { arrive, expect, settled, test } from './support/mall.ts';
import { demo } from './support/people.ts';

/**
 * The composer's drawing before any script has run has the same places, texts and pictures as the screen
 * (docs/decisions/011-first-window.md). Each mark is found in both, the first of them on every width.
 */
const pages = [
  {
    name: 'home',
    path: async () => '/homeIndex',
    marks: ['main picture img', 'main h2', 'main picture + div > :last-child'],
  },
  {
    name: 'list',
    path: async () => '/product/productCenter',
    marks: ['main h1', 'main article img', 'main article a', 'main article a + p'],
  },
  {
    name: 'product',
    path: async () => `/product?productId=${(await products(1))[0]?.id ?? ''}`,
    marks: ['main h1', 'main img'],
  },
  {
    name: 'package',
    path: async () => '/package/packageItem?id=1',
    marks: ['main h1', 'main img', 'main h1 + p'],
  },
] as const;

/** A visitor with neither a shop's code nor a sign-in is sent to sign in there. */
const inShopsOnly: readonly string[] = ['product', 'package'];

/** The usual run has one window of each arrangement. */
const windows = [
  { width: 360, lang: 'zh', usual: false },
  { width: 390, lang: 'en', usual: true },
  { width: 768, lang: 'indo', usual: true },
  { width: 1024, lang: 'fili', usual: false },
  { width: 1440, lang: 'zh', usual: true },
  { width: 1920, lang: 'en', usual: false },
] as const;
/** Tolerance for device fonts narrower or wider than the web fonts; a line more or less exceeds it. */
const mostPx = 4;

for (const { name, path, marks } of pages) {
  for (const code of inShopsOnly.includes(name) ? [demo.code] : [demo.code, undefined]) {
    test(`${name} begins as it will be, ${code === undefined ? 'in the mall' : 'in a shop'}`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      // The banner would have moved on by the time a slow machine measures it.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const address = await path();
      for (const { width, lang } of windows.filter(({ usual }) => usual || isLong)) {
        await page.setViewportSize({ width, height: 900 });
        await arrive(page, { lang, ...(code === undefined ? {} : { code }) });
        const release = await holdShell(page);
        await page.goto(address, { waitUntil: 'commit' });
        await drawn(page);
        const first = await marksOf(page, marks);
        release();
        await settled(page);
        await page.unroute(shellScript);
        await page.waitForLoadState('networkidle');
        const then = await marksOf(page, marks);
        const where = `${lang}, ${width} px`;
        expect(first[marks[0]]?.length, where).toBeGreaterThan(0);
        expect(differences(first, then), where).toEqual([]);
      }
    });
  }
}

test('before any script there is one main, real links, and nothing that only looks like a control', async ({
  page,
}) => {
  await arrive(page, { code: demo.code });
  await page.route(shellScript, (route) => route.abort());
  await page.goto('/product/productCenter');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('#root').locator('button, input, select, [tabindex]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\?productId=/);
});

test('the shell takes over under the pictures that are already there', async ({ page }) => {
  await arrive(page, { code: demo.code });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.push(request.url());
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/mf_catalog/**', async (route) => {
    await held;
    await route.continue();
  });
  // A picture that is still on its way when its place is drawn anew would be asked for again.
  const releaseShell = await holdShell(page);
  await page.goto('/product/productCenter', { waitUntil: 'commit' });
  await drawn(page);
  releaseShell();
  await expect(page.getByRole('banner').getByRole('combobox').first()).toBeVisible();
  await expect(page.locator('main [data-first] article')).toHaveCount(4);
  await expect(page.getByRole('main')).toHaveCount(1);
  release();
  await settled(page);
  await expect(page.locator('[data-first]')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(1);
  const twice = asked.filter((url, at) => asked.indexOf(url) !== at);
  // The footer is drawn later than all that, and shows the logo once more.
  const below = await page
    .locator('footer img')
    .evaluateAll((images) => images.map((image) => (image instanceof HTMLImageElement ? image.src : '')));
  expect(twice.filter((url) => !below.includes(url))).toEqual([]);
});

const shellScript = '**/assets/host/main.*.js';

/** Blocks the shell until it is released, so that one load displays the page before and after. */
const holdShell = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(shellScript, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** Everything without a script has loaded: the HTML, fonts and the pictures of the window. */
const drawn = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const isLate = (image: HTMLImageElement) => image.loading !== 'lazy' && !image.complete;
        const isHere = document.readyState !== 'loading' && document.fonts.status === 'loaded';
        return isHere && ![...document.images].some(isLate);
      }),
    )
    .toBe(true);

type Mark = { left: number; top: number; width?: number; height?: number; says: string; picture: string };

/** The first four of each mark that are in the first window. */
const marksOf = (page: Page, marks: readonly string[]): Promise<Record<string, Mark[]>> =>
  page.evaluate(
    (selectors) =>
      Object.fromEntries(
        selectors.map((selector) => [
          selector,
          [...document.querySelectorAll(selector)]
            .filter((element) => {
              const { top, width } = element.getBoundingClientRect();
              return width > 0 && top < innerHeight;
            })
            .slice(0, 4)
            .map((element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              const isPicture = element instanceof HTMLImageElement;
              return {
                left,
                top,
                ...(isPicture ? { width, height } : {}),
                says: element.textContent ?? '',
                picture: isPicture ? element.currentSrc : '',
              };
            }),
        ]),
      ),
    marks,
  );

const differences = (first: Record<string, Mark[]>, then: Record<string, Mark[]>): string[] =>
  Object.entries(first).flatMap(([selector, marks]) =>
    marks.flatMap((mark, at) => {
      const other = then[selector]?.[at];
      if (other === undefined) return [`${selector} ${at} is gone`];
      const moved = (['left', 'top', 'width', 'height'] as const).filter(
        (side) => Math.abs((mark[side] ?? 0) - (other[side] ?? 0)) > mostPx,
      );
      const changed = (['says', 'picture'] as const).filter((part) => mark[part] !== other[part]);
      return [...moved, ...changed].map(
        (part) => `${selector} ${at}: ${part} ${String(mark[part])} → ${String(other[part])}`,
      );
    }),
  );
