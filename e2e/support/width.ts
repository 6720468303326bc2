import type { Language } from '@mall/contract/core/languages';
import { expect, type Page } from '@playwright/test';
import { brokenWords } from './broken-words.ts';
import { isLong } from './long.ts';

/**
 * Windows that a page must fit: desktops, a tablet, phones. It begins with the size of a newly opened page,
 * already drawn.
 */
const widths = [1440, 1920, 1024, 768, 390, 360];

/**
 * The narrowest of each layout, where a column that is too narrow for its language shows: broken words are
 * searched.
 */
const least: readonly number[] = [1440, 768, 360];

/**
 * The longest words, those of Filipino, are checked in every window, other languages where words have the least space;
 * `npm run test:long` skips none.
 */
const widthsIn = (language: Language): readonly number[] => (isLong || language === 'fili' ? widths : least);

/** The time for a page to be redrawn in a window of another width: scripts decide some of it. */
const drawnWithin = 3000;

/** How much wider the page is than its window, pixels. */
const overOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Nothing is wider than the window, once the page has been drawn in it; continues the test if something is.
 */
export const expectFits = (page: Page, what?: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => overOf(page), { message: what, timeout: drawnWithin })
    .toBeLessThanOrEqual(0);

/** Nothing is wider than any of the windows, and no word breaks across lines. */
export const expectRoom = async (page: Page, language: Language, where: string): Promise<void> => {
  for (const width of widthsIn(language)) {
    await page.setViewportSize({ width, height: 900 });
    await expectFits(page, `${where} at ${width} px`);
    if (!least.includes(width)) continue;
    expect.soft(await brokenWords(page), `words that break on ${where} at ${width} px`).toEqual([]);
  }
};
