import { expect, type Page } from '@playwright/test';

/** So long may a page take to be drawn anew in a window of another width: scripts decide some of it. */
const drawnWithin = 3000;

/** How much wider the page is than its window, pixels. */
const overOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing is wider than the window, once the page has been drawn in it; goes on with the test if not. */
export const expectFits = (page: Page, what?: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => overOf(page), { message: what, timeout: drawnWithin })
    .toBeLessThanOrEqual(0);
