import type { APIResponse, CDPSession, Page } from '@playwright/test';
import { liveAndLeave } from './support/lifecycles.ts';
import { isLong } from './support/long.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

/** Leaks add up: a few rounds show the same as the 200 of `npm run test:long`. */
const rounds = isLong ? 200 : 50;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(countAll);
  await answerAlike(page);
});

test(`mounting and unmounting the seller’s remote ${rounds} times leaves nothing behind`, async ({
  page,
}) => {
  test.setTimeout(180_000);
  await arrive(page, { token: await signIn(demo.owner) });
  await page.goto('/merchant.html');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  await liveAndLeave(page, 20);
  const before = await held(page, cdp);
  await liveAndLeave(page, rounds);
  expectNoMore(await held(page, cdp), before);
});

test('going to and fro between screens of two remotes leaves nothing behind', async ({ page }) => {
  test.setTimeout(240_000);
  await arrive(page, { code: demo.code });
  await open(page, '/receiveCoupon');
  const cdp = await page.context().newCDPSession(page);
  const walk = async (times: number): Promise<void> => {
    for (let round = 0; round < times; round += 1) {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Brand pavilion' }).click();
      await expect(page).toHaveURL(/\/brandList$/);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Coupons' }).click();
      await expect(page).toHaveURL(/\/receiveCoupon$/);
      // The address changes first: until the next screen is loaded, the previous one stays.
      await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
    }
  };
  /** Scrollbars are beside a page that scrolls, and links of the footer are far down. */
  const goUp = async (): Promise<void> => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(page.getByRole('region', { name: 'Quick bar' })).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Shortcuts' })).toHaveCount(0);
  };
  await walk(5);
  await settled(page);
  await goUp();
  await page.waitForLoadState('networkidle');
  const before = await held(page, cdp);
  await walk(isLong ? 25 : 8);
  await settled(page);
  await goUp();
  await expect(async () => expectNoMore(await held(page, cdp), before)).toPass({ timeout: 10_000 });
});

/**
 * Other tests' changes of the mall meanwhile (a coupon that is gone) would count as leaks of the page: each
 * request is sent once, and its answer is reused from then on.
 */
const answerAlike = async (page: Page): Promise<void> => {
  const answers = new Map<string, Promise<APIResponse>>();
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const question = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
    const answer = answers.get(question) ?? route.fetch();
    answers.set(question, answer);
    await route.fulfill({ response: await answer });
  });
};

type Held = { heap: number; rules: number; elements: number; listeners: number; intervals: number };

/** Budgets of the repository: heap by a fifth at most, everything else not at all. */
const expectNoMore = (after: Held, before: Held): void => {
  expect(after.heap / before.heap).toBeLessThanOrEqual(1.2);
  expect({ ...after, heap: 0 }).toEqual({ ...before, heap: 0 });
};

const held = async (page: Page, cdp: CDPSession): Promise<Held> => {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const rest = await page.evaluate(() => {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const counted: { listeners: number; intervals: number } = Reflect.get(window, 'counted');
    return {
      rules: sheets.reduce((sum, sheet) => sum + sheet.cssRules.length, 0),
      elements: document.querySelectorAll('*').length,
      ...counted,
    };
  });
  return { heap: usedSize, ...rest };
};

/** Counts what the page holds of window and document: runs before any script of the page. */
const countAll = (): void => {
  const counted = { listeners: 0, intervals: 0 };
  Reflect.set(window, 'counted', counted);
  const key = (type: string, options: unknown): string =>
    `${type} ${String(typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') === true : options === true)}`;
  for (const target of [window, document] as EventTarget[]) {
    const known = new Map<string, Set<unknown>>();
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (
      type: string,
      listener: never,
      options?: AddEventListenerOptions | boolean,
    ) => {
      const { once = false, signal }: AddEventListenerOptions = typeof options === 'object' ? options : {};
      signal?.addEventListener('abort', () => target.removeEventListener(type, listener, options));
      // Listeners that remove themselves are no leak.
      if (once) return add(type, listener, options);
      const all = known.get(key(type, options)) ?? new Set();
      known.set(key(type, options), all);
      if (!all.has(listener)) counted.listeners += 1;
      all.add(listener);
      add(type, listener, options);
    };
    target.removeEventListener = (type: string, listener: never, options?: never) => {
      if (known.get(key(type, options))?.delete(listener) === true) counted.listeners -= 1;
      remove(type, listener, options);
    };
  }
  const running = new Set<number>();
  const begin = window.setInterval.bind(window);
  const end = window.clearInterval.bind(window);
  Object.assign(window, {
    setInterval: (...args: Parameters<typeof begin>) => {
      const id = Number(begin(...args));
      running.add(id);
      counted.intervals = running.size;
      return id;
    },
    clearInterval: (id: number) => {
      running.delete(id);
      counted.intervals = running.size;
      end(id);
    },
  });
};
