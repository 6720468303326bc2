import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { serveSite } from '../examples/own-site/serve.ts';
import { mallUrl } from './support/api.ts';
import { expect, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

/** The back office is a guest in the page of a merchant's site: the page stays as it was, during the visit and after it. */
let site: string;
let server: Server;

test.beforeAll(async () => {
  site = process.env.SITE_URL ?? 'http://127.0.0.1:4000';
  server = await serveSite(mallUrl(), Number(new URL(site).port));
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good / });

/** Everything that the browser computes for the site's own elements, but what follows from the height of the page. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const ofSize =
      /^(width|height|block-size|inline-size|perspective-origin|transform-origin|grid-template-rows)$/;
    const all = ['html', 'head', 'body', 'header', 'header h1', 'header p', 'header a', 'header button'];
    return all.map((selector) => {
      const style = getComputedStyle(document.querySelector(selector) ?? document.documentElement);
      const names = [...style].filter((name) => !ofSize.test(name));
      return [selector, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    });
  });

/** What stands in the page besides the office's own element, with all attributes. */
const nodesOf = (page: Page) =>
  page.evaluate(() => {
    const own = [document.documentElement, document.head, document.body];
    const around = [...document.head.children, ...document.body.children];
    return [...own, ...around].map((each) => (each.cloneNode() as Element).outerHTML).concat(document.title);
  });

/** Counts the listeners of window, document, head and body from the first script of a page on. */
const countListeners = (): void => {
  const kept = new Set<string>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called for a target below
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const targets = (): unknown[] => [window, document, document.documentElement, document.body];
  const keyOf = (
    target: EventTarget,
    type: string,
    listener: unknown,
    options: unknown,
  ): string | undefined => {
    const at = targets().indexOf(target);
    if (at === -1 || (typeof listener !== 'object' && typeof listener !== 'function') || listener === null)
      return undefined;
    if (!ids.has(listener)) ids.set(listener, ++last);
    const capture =
      typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') : options;
    return `${['window', 'document', 'html', 'body'][at]} ${type} ${Boolean(capture)} ${ids.get(listener)}`;
  };
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const key = keyOf(this ?? window, type, listener, options);
    const once = typeof options === 'object' && options.once === true;
    if (key !== undefined && !once) kept.add(key);
    return addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    listener,
    options,
  ) {
    const key = keyOf(this ?? window, type, listener, options);
    if (key !== undefined) kept.delete(key);
    return removeEventListener.call(this ?? window, type, listener, options);
  };
  Object.defineProperty(window, 'keptListeners', {
    get: () => [...kept].map((key) => key.replace(/ \w+ \d+$/, '')).sort(),
  });
};
const listenersOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'keptListeners') as string[]);

/** A list that stands in the body: it has the mall's font, by a name of its own, and React Aria leaves a style for it. */
const openList = async (page: Page): Promise<void> => {
  await goTo(page, '/office/userAdmin/goods/addGoods');
  await page.getByRole('combobox', { name: 'Type', exact: true }).press('ArrowDown');
  const option = page.getByRole('option').first();
  await expect(option).toBeVisible();
  expect(await option.evaluate((each) => getComputedStyle(each).fontFamily)).toContain('"Mall Inter"');
  await expect(page.locator('style#react-aria-pressable-style')).toHaveCount(1);
};

const goTo = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);

for (const colorScheme of ['light', 'dark'] as const)
  test(`in the ${colorScheme}, the site looks the same before, during and after, and three visits leave nothing in it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript(countListeners);
    await page.goto(`${site}/`);
    await page.evaluate((token) => localStorage.setItem('token', token), await signIn(demo.owner));
    await page.evaluate(() => localStorage.setItem('lang', 'en'));
    await page.route('**/office.js', (route) => route.abort());
    await page.goto(`${site}/office`);
    const before = { looks: await looksOf(page), nodes: await nodesOf(page) };

    await page.unroute('**/office.js');
    await page.goto(`${site}/office`);
    await expect(greeting(page)).toBeVisible();
    expect(await looksOf(page)).toEqual(before.looks);
    const listeners: string[][] = [];
    for (let visit = 1; visit <= 3; visit += 1) {
      if (visit > 1) await goTo(page, '/office');
      await expect(greeting(page)).toBeVisible();
      await openList(page);
      expect(await looksOf(page)).toEqual(before.looks);
      await page.keyboard.press('Escape');

      await goTo(page, '/');
      await expect(page.locator('#office')).toBeEmpty();
      expect(await looksOf(page)).toEqual(before.looks);
      expect(await nodesOf(page)).toEqual(
        before.nodes.map((node) => node.replace('<div id="office" role="status"', '<div id="office"')),
      );
      listeners.push(await listenersOf(page));
    }
    // What React and React Aria keep for a page, they keep once.
    expect(listeners).toEqual([listeners[0], listeners[0], listeners[0]]);
  });
