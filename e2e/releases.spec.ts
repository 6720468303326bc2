import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { change, write } from '@mall/publish/change';
import { publish } from '@mall/publish/publish';
import { moves } from '@mall/registry';
import { sampleDeclaration } from '@mall/registry/sample';
import { composedProblems } from '@mall/smoke/composed';
import type { Page } from '@playwright/test';
import { data, mallUrl } from './support/api.ts';
import { firstSku, products } from './support/goods.ts';
import { fillAddress, followInHeader } from './support/actions.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { author, nextVersion, type OwnMall, startOwnMall } from './support/own-mall.ts';
import { demo, newMember } from './support/people.ts';
import { keepScreenshots } from './support/screenshot.ts';
import { serveFolder } from './support/static-server.ts';

// Its tests open contexts of their own and have no page of the fixture, which does this by itself.
test.afterEach(({ browser }, testInfo) => keepScreenshots(browser, testInfo));

/** A mall of this file alone: its versions are moved. */
let mall: OwnMall;
let shared: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shared = mallUrl();
  mall = await startOwnMall();
  process.env.MALL_URL = mall.url;
});
test.afterAll(async () => {
  process.env.MALL_URL = shared;
  await mall.stop();
});

const main = (page: Page) => page.getByRole('main');
const released = async (name: string, digest: string): Promise<string> => {
  const build = await nextVersion(mall, { name, digest });
  await publish({ keeper: mall.keeper, build, author: author(), checks: [] });
  return build.version;
};
const promote = (name: string, version: string) =>
  change(mall.keeper, (document) => moves.promoted(document, { name, version }, author()));
const rollBack = (name: string) =>
  change(mall.keeper, (document) => moves.rolledBack(document, { name }, author()));

/** The version that a new visitor gets. */
const givenTo = async (name: string, cookie = ''): Promise<{ version: string; cookie: string }> => {
  const answer = await fetch(new URL('/homeIndex', mall.url), { headers: { cookie } });
  const [, boot = '{}'] = /id="boot">(.*?)<\/script>/s.exec(await answer.text()) ?? [];
  const { remotes = [] }: { remotes?: { name: string; version: string }[] } = JSON.parse(boot);
  const version = remotes.find((remote) => remote.name === name)?.version ?? '';
  return {
    version,
    cookie: answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; '),
  };
};
const eventually = (name: string) =>
  expect.poll(async () => (await givenTo(name)).version, { timeout: 5_000 });
const report = async (): Promise<{ refused: string[]; revision: number }> =>
  (await fetch(new URL('/registry/report', mall.url))).json();
const versionOn = (page: Page) => main(page).locator('[data-remote]').first().getAttribute('data-version');

test('a tab that is open while two remotes are released works to the end of an order; a new tab has the new ones', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const member = await newMember();
  const [product] = await products(1);
  if (product === undefined) throw new Error('No product');
  await data('cart.add', { skuId: firstSku(product).id, qty: 1 }, { token: member.token, code: demo.code });
  const context = await browser.newContext({ baseURL: mall.url, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await arrive(page, { token: member.token, code: demo.code });
  await open(page, '/homeIndex');
  const missing: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/remotes') && !answer.ok() && answer.status() !== 304)
      missing.push(answer.url());
  });

  const [catalog, checkout] = [
    await released('mf_catalog', 'spec000002'),
    await released('mf_checkout', 'spec000002'),
  ];
  await promote('mf_catalog', catalog);
  await promote('mf_checkout', checkout);
  await eventually('mf_catalog').toBe(catalog);

  for (const link of ['All products', 'Coupons']) {
    await followInHeader(page, link);
    await expect(main(page).getByRole('heading', { level: 1, name: link })).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  expect(await versionOn(page)).toBe(mall.stable('mf_checkout'));
  await main(page).getByRole('button', { name: 'Check out', exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible();
  await main(page).getByRole('button', { name: 'New address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  await fillAddress(dialog, { name: 'Lin of the release', phone: '13900001234', detail: '8 Maple Road' });
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(dialog).toHaveCount(0);
  await main(page).getByRole('button', { name: 'Place order' }).first().click();
  await expect(page).toHaveURL(/\/pay\?orderId=/);
  await expect(main(page).getByRole('radio', { name: /Bank transfer/ })).toBeVisible();
  expect(missing).toEqual([]);

  const later = await context.newPage();
  await open(later, '/cart');
  expect(await versionOn(later)).toBe(checkout);
  await context.close();
});

test('a release is taken back for the next visitor within five seconds, without a build', async () => {
  const before = mall.stable('mf_checkout');
  await rollBack('mf_checkout');
  await eventually('mf_checkout').toBe(before);
});

test('a candidate stays with the browsers that have it, and others never see it', async () => {
  const version = await released('mf_promotion', 'spec000003');
  await change(mall.keeper, (document) =>
    moves.canaried(document, { name: 'mf_promotion', version, percent: 30 }, author()),
  );
  await expect.poll(async () => (await givenTo('mf_promotion')).cookie).toContain('mall_id=');
  const visitors = await Promise.all(Array.from({ length: 200 }, () => givenTo('mf_promotion')));
  const few = visitors.filter((visitor) => visitor.version === version);
  expect(few.length).toBeGreaterThan(200 * 0.15);
  expect(few.length).toBeLessThan(200 * 0.45);
  for (const visitor of visitors.slice(0, 40))
    expect((await givenTo('mf_promotion', visitor.cookie)).version).toBe(visitor.version);
  const { revision } = await rollBack('mf_promotion');
  await expect.poll(async () => (await report()).revision).toBe(revision);
  for (const visitor of few.slice(0, 10))
    expect((await givenTo('mf_promotion', visitor.cookie)).version).toBe(mall.stable('mf_promotion'));
});

test('a registry that cannot be believed is not taken, the inspector says why, and the mall goes on', async () => {
  const { keeper } = mall;
  const good = await keeper.store.registry();
  if (!good) throw new Error('no registry');
  const stable = (await givenTo('mf_promotion')).version;
  const parsed = JSON.parse(good.text);
  const squatter = {
    ...parsed,
    remotes: {
      ...parsed.remotes,
      mf_squat: {
        stable: '1',
        enabled: true,
        versions: {
          1: {
            ...Object.values<{ versions: Record<string, object> }>(parsed.remotes)[0]?.versions[
              mall.stable('mf_catalog')
            ],
            declares: sampleDeclaration({ name: 'mf_squat', i18n: 'squat' }),
          },
        },
      },
    },
  };
  for (const [bad, why] of [
    [good.text.replace(/"enabled": true/, '"enabled": false'), /changed since it was signed/],
    ['<!doctype html>', /is no document/],
  ] as const) {
    const now = await keeper.store.registry();
    await keeper.store.replace(bad, now ? now.tag : null);
    await expect.poll(async () => (await report()).refused.join()).toMatch(why);
    expect((await givenTo('mf_promotion')).version).toBe(stable);
  }
  const { signature: _signature, ...unsigned } = squatter;
  const now = await keeper.store.registry();
  await write(keeper, unsigned, { document: undefined, tag: now ? now.tag : '' });
  await expect.poll(async () => (await report()).refused.join()).toContain('/homeIndex is declared twice');
  const then = await keeper.store.registry();
  await keeper.store.replace(good.text, then ? then.tag : null);
  await expect.poll(async () => (await report()).refused).toEqual([]);
});

/** `npm run remote`, which waits for the running mall. */
const remote = async (...words: string[]): Promise<{ code: number; text: string }> => {
  const child = spawn(process.execPath, ['shared/publish/src/cli.ts', ...words, '--mall', mall.url], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { ...process.env, ...mall.env },
  });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, text: `${said}${complained}` };
};

test('the command says that the mall serves what it moved, and fails when the mall refuses it', async () => {
  const { store } = mall.keeper;
  const former = await store.registry();
  if (!former) throw new Error('no registry');
  const move = (verb: string) => remote(verb, 'mf_promotion', '--reason', 'a spec');
  const closed = await move('disable');
  expect(closed.text).toMatch(/mf_promotion closed\nThe mall at \S+ serves revision \d+\.\n/);
  expect(closed.code).toBe(0);
  expect((await move('enable')).code).toBe(0);

  // Somebody puts an older document back, signed in its time, and the next move goes on from there.
  const now = await store.registry();
  await store.replace(former.text, now ? now.tag : null);
  await expect.poll(async () => (await report()).refused.join()).toContain('older than revision');
  const lost = await move('disable');
  expect(lost.code).toBe(1);
  expect(lost.text).toMatch(
    /504 The mall at \S+ refused revision \d+: The registry in the store is revision \d+, older than/,
  );
  expect((await givenTo('mf_promotion')).version).toBe(mall.stable('mf_promotion'));

  const restored = await remote('new-lineage', '--reason', 'restored on purpose');
  expect([restored.code, restored.text]).toEqual([0, expect.stringContaining('serves revision')]);
  expect((await move('enable')).code).toBe(0);
});

test('a tester chooses by the address; what is not allowed is refused with a note', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: mall.url, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await arrive(page);
  await page.goto('/receiveCoupon?mf.mf_promotion=off');
  await expect(page).toHaveURL(/\/receiveCoupon$/);
  await expect(main(page)).toContainText('Coupons');
  await expect(main(page).getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  await page.goto('/receiveCoupon?mf=clear');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await page.goto('/receiveCoupon?mf.mf_promotion=https://evil.test');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  const boot = await page.locator('#boot').textContent();
  expect(boot).toContain('https://evil.test is not an address that this mall takes builds from');
  await context.close();
});

test('a build of a developer’s own is shown from its address, always visibly; when it fails, it is cleared', async ({
  browser,
}) => {
  const build = await nextVersion(mall, { name: 'mf_promotion', digest: 'spec000006' });
  const own = await serveFolder(build.folder);
  const context = await browser.newContext({ baseURL: mall.url, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  await arrive(page);
  await page.goto(`/receiveCoupon?mf.mf_promotion=${own.origin}`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  expect(await versionOn(page)).toBe('override');
  const bar = page.getByRole('complementary').filter({ hasText: own.origin });
  await expect(bar).toBeVisible();
  await page.goto('/homeIndex');
  await expect(bar, 'it stays with the browser').toBeVisible();

  await own.stop();
  await page.goto('/receiveCoupon');
  const clear = main(page).getByRole('link', { name: /clear/i });
  await clear.click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await context.close();
});

test.describe('the smoke test before publishing', () => {
  /** All screens of a good version, the first of an edited one. */
  const tried = async (digest: string, edit?: (file: string, text: string) => string | undefined) => {
    const build = await nextVersion(mall, { name: 'mf_promotion', digest, ...(edit && { edit }) });
    const registry = await mall.keeper.store.registry();
    const { signature: _signature, ...before } = JSON.parse(registry ? registry.text : '{}');
    const { declares } = build.found;
    const routes = edit === undefined ? declares.routes : declares.routes.slice(0, 1);
    const found = { ...build.found, declares: { ...declares, routes } };
    const document = moves.published(before, { name: build.name, version: build.version, found }, author());
    const files = new Map<string, Buffer>();
    const { readFile } = await import('node:fs/promises');
    for (const file of build.files) files.set(file, await readFile(`${build.folder}/${file}`));
    const candidate = {
      name: build.name,
      version: build.version,
      document,
      read: async (file: string) => files.get(file) ?? null,
    };
    return composedProblems({ mall: mall.url, candidate, patienceMs: 8_000 });
  };
  /** The beginning of the list of screens. */
  const inDoors = (code: string) => (file: string, text: string) =>
    file.startsWith('entries.') ? `${code};${text}` : undefined;

  test('lets a good version pass', async () => {
    test.setTimeout(120_000);
    expect(await tried('spec000004')).toEqual([]);
  });

  for (const [what, code, says] of [
    ['changes the globals of the page', 'window.mine=1', 'it changes the globals of the page: window.mine'],
    [
      'styles the whole page',
      'const s=new CSSStyleSheet;s.replaceSync("body{color:red}");document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]',
      'it styles the whole page: body { color: red; }',
    ],
    [
      'replaces what the browser brings',
      'const f=fetch;window.fetch=(...a)=>f(...a);const o=XMLHttpRequest.prototype.open;XMLHttpRequest.prototype.open=function(...a){return o.apply(this,a)}',
      'it changes window.fetch for the whole page: keep its own version in a variable of its own\nit changes XMLHttpRequest.prototype.open for the whole page',
    ],
    [
      'replaces a method of all lists',
      'const m=Array.prototype.map;Array.prototype.map=function(...a){return m.apply(this,a)}',
      'it changes Array.prototype.map for the whole page',
    ],
    [
      'adds to what all objects have',
      'Object.defineProperty(String.prototype,"shout",{value(){return this.toUpperCase()}})',
      'it changes String.prototype.shout for the whole page',
    ],
    ['throws when it is loaded', 'throw new Error("broken")', 'is not drawn'],
  ] as const)
    test(`refuses one that ${what}`, async () => {
      test.setTimeout(120_000);
      expect((await tried('spec000005', inDoors(code))).join('\n')).toContain(says);
    });
});
