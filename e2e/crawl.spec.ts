import { type Language, languages } from '@mall/contract/core/languages';
import type { Page } from '@playwright/test';
import { screens } from './spec-routes.ts';
import { watchComplaints } from './support/complaints.ts';
import { isLong } from './support/long.ts';
import { arrive, expect, keptBy, settled, test } from './support/mall.ts';
import { demo } from './support/people.ts';
import { expectRoom } from './support/width.ts';
import { watchWording } from './support/wording.ts';

/**
 * Walks through the mall as a visitor of a shop can: from the home page along every link. Of pages that
 * differ only in their object, it opens one, and two with `npm run test:long`; combinations of filters would
 * be endless, so of those it opens the first.
 */
const perShape = isLong ? 2 : 1;
const mostParts = 1;

/**
 * Links have the same targets in every language; `npm run test:long` follows them in all. Filipino has the
 * longest words.
 */
const spoken: readonly Language[] = isLong ? languages : ['fili'];

const shapeOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://mall');
  return `${pathname}?${[...searchParams.keys()].sort().join('&')}`;
};

/** tour.spec.ts checks words and widths of these. */
const toured: ReadonlySet<string> = new Set(screens.map(({ path }) => shapeOf(path)));

/** In-app addresses that the page links to, as a visitor who may not sign in sees them. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && link.target !== '_blank')
      .map((link) => link.pathname + link.search),
  );

const crawl = async (page: Page, lang: Language): Promise<Map<string, number>> => {
  const wording = watchWording(page, lang);
  const opened = new Map<string, number>();
  const met = new Set<string>(['/homeIndex']);
  for (const address of met) {
    if (new URL(address, 'http://mall').searchParams.size > mostParts) continue;
    const shape = shapeOf(address);
    const times = opened.get(shape) ?? 0;
    if (times >= perShape) continue;
    opened.set(shape, times + 1);

    // Links of the header are visible on a desktop; the last page may have been checked at phone size.
    await page.setViewportSize({ width: 1440, height: 900 });
    const reply = await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect.soft(reply?.status(), address).toBe(200);
    await settled(page);
    const { pathname } = new URL(page.url());
    const asked = new URL(address, page.url()).pathname;
    if (pathname === '/login') continue;
    expect
      .soft(pathname, `${address} leads elsewhere`)
      .toBe(asked === '/' ? '/product/productCenter' : asked);
    expect.soft(await keptBy(page, 'code'), `${address} keeps the shop`).toBe(demo.code);
    for (const link of await linksOn(page)) met.add(link);
    if (toured.has(shape)) continue;
    await wording.expectGood(address);
    await expectRoom(page, lang, address);
  }
  expect(lang).toBe(await keptBy(page, 'lang'));
  return opened;
};

for (const lang of spoken) {
  test(`every link of a shop's mall leads somewhere and keeps the shop: ${lang}`, async ({ page }) => {
    test.setTimeout(480_000);
    await arrive(page, { lang, code: demo.code });
    const complaints = await watchComplaints(page);
    const opened = await crawl(page, lang);
    expect(complaints).toEqual([]);
    expect(opened.size, 'kinds of pages').toBeGreaterThan(20);
  });
}
