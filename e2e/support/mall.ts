import type { Language } from '@mall/contract/core/languages';
import { type Page, expect, test as base } from '@playwright/test';
import { startMall } from '../start-mall.ts';
import { mallUrl } from './api.ts';
import { type Member, newMember } from './people.ts';
import { keepScreenshots } from './screenshot.ts';

type Kept = { token?: string; code?: string; lang?: Language };

/**
 * Each worker has a mall of its own: tests run at once in several, and one's counts (orders, messages, stock,
 * coupons) would change another's. `member` is created for the test that requests it, so that no spec
 * disturbs those after it.
 */
export const test = base.extend<{ member: Member }, { malls: { start: typeof startMall }; mall: string }>({
  /** Which mall: a file that names another one runs in a worker of its own. */
  malls: [{ start: startMall }, { scope: 'worker', option: true }],
  mall: [
    async ({ malls }, provide) => {
      const stop = await malls.start();
      await provide(mallUrl());
      await stop();
    },
    { scope: 'worker', auto: true, timeout: 300_000 },
  ],
  baseURL: ({ mall }, provide) => provide(mall),
  // oxlint-disable-next-line no-empty-pattern -- the braces are empty here too: it needs nothing
  member: async ({}, provide) => provide(await newMember()),
  page: async ({ page, browser }, provide, testInfo) => {
    await provide(page);
    await keepScreenshots(browser, testInfo);
  },
});
export { expect };

/** Puts into the browser what an earlier visit would have left there (spec §3). English by default. */
export const arrive = async (page: Page, { lang = 'en', ...kept }: Kept = {}): Promise<void> => {
  const origin = mallUrl();
  await page.goto(`${origin}/healthz`);
  await page.evaluate(
    (entries) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of entries) {
        localStorage.setItem(key, value);
        if (key !== 'token') document.cookie = `${key}=${value}; path=/; samesite=lax`;
      }
    },
    Object.entries({ lang, ...kept }),
  );
};

/** Opens an address and waits until its screen is there: a heading in main, and nothing busy. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await settled(page);
};

/**
 * Goes to another address from the open page, as one of its links does: scripts and session stay, the screen
 * changes. Not to the current path, whose screen would stay too.
 */
export const goOn = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(() => {
    for (const drawn of document.querySelectorAll('main [data-remote] > *'))
      drawn.toggleAttribute('data-screen-left');
  });
  await followTo(page, path);
  await page.locator('[data-screen-left]').first().waitFor({ state: 'detached', timeout: 15_000 });
  await settled(page);
};

/** Goes to another address as a link in the open page does, and waits for nothing. */
export const followTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/**
 * Waits by `waitFor`: an expectation checks again after 100, 250, 500 and 1000 ms, which adds up over a
 * thousand pages. Heading and nothing busy are one check: between the composer's heading, which is busy, and
 * the screen's own there is none.
 */
export const settled = async (page: Page): Promise<void> => {
  const drawn = page.locator('body:not(:has(main [aria-busy="true"])) main h1');
  await drawn.first().waitFor({ timeout: 15_000 });
  const loading = page.getByRole('status', { name: loadingWords });
  await loading.first().waitFor({ state: 'detached', timeout: 15_000 });
  await drawn.first().waitFor({ timeout: 15_000 });
};

const loadingWords = /^(Loading|正在加载|加载中|Memuat|Nilo-load|Naglo-load)/;

/** What the browser of a visitor stores. */
export const keptBy = (page: Page, key: 'token' | 'code' | 'lang'): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
