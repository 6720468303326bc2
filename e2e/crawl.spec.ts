import { type Language, languages } from '@mall/contract/languages';
import type { Page } from '@playwright/test';
import { brokenWords } from './support/broken-words.ts';
import { watchComplaints } from './support/complaints.ts';
import { arrive, expect, keptBy, settled, test } from './support/mall.ts';
import { demo } from './support/people.ts';
import { phraseKeys } from './support/phrases.ts';

/**
 * Walks through the mall as a visitor of a shop can: from the home page along every link. Of pages that differ only in
 * which thing they show, it opens two; filters upon filters would lead on for ever, so of those it opens the first.
 */
const perShape = 2;
const mostParts = 1;
const widths = [360, 768, 1440];

const shapeOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://mall');
  return `${pathname}?${[...searchParams.keys()].sort().join('&')}`;
};

/** In-app addresses that the page links to, as a visitor who may not sign in meets them. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin && link.target !== '_blank')
      .map((link) => link.pathname + link.search),
  );

/** What is wider than the window, and words that find no room in their line. */
const crampedAt = async (page: Page): Promise<string[]> => {
  const cramped: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scroll > width) cramped.push(`${scroll} px at ${width}`);
    cramped.push(...(await brokenWords(page)).map((word) => `${word} is broken at ${width}`));
  }
  return cramped;
};

const crawl = async (page: Page, lang: Language): Promise<Map<string, number>> => {
  const keys = phraseKeys();
  const opened = new Map<string, number>();
  const met = new Set<string>(['/homeIndex']);
  for (const address of met) {
    if (new URL(address, 'http://mall').searchParams.size > mostParts) continue;
    const shape = shapeOf(address);
    const times = opened.get(shape) ?? 0;
    if (times >= perShape) continue;
    opened.set(shape, times + 1);

    const reply = await page.goto(address);
    expect.soft(reply?.status(), address).toBe(200);
    await settled(page);
    const { pathname } = new URL(page.url());
    const asked = new URL(address, page.url()).pathname;
    if (pathname === '/login') continue;
    expect
      .soft(pathname, `${address} leads elsewhere`)
      .toBe(asked === '/' ? '/product/productCenter' : asked);
    expect.soft(await keptBy(page, 'code'), `${address} keeps the shop`).toBe(demo.code);
    const text = (await page.locator('body').innerText()).split(/[\s“”"()]+/);
    expect
      .soft(
        text.filter((word) => keys.has(word)),
        `phrase keys on ${address}`,
      )
      .toEqual([]);
    expect.soft(await crampedAt(page), `${address} has room`).toEqual([]);
    for (const link of await linksOn(page)) met.add(link);
  }
  expect(lang).toBe(await keptBy(page, 'lang'));
  return opened;
};

for (const lang of languages) {
  test(`every link of a shop's mall leads somewhere and keeps the shop: ${lang}`, async ({ page }) => {
    test.setTimeout(480_000);
    await arrive(page, { lang, code: demo.code });
    const complaints = await watchComplaints(page);
    const opened = await crawl(page, lang);
    expect(complaints).toEqual([]);
    expect(opened.size, 'kinds of pages').toBeGreaterThan(20);
  });
}
