import { publish } from '@mall/publish/publish';
import type { Page } from '@playwright/test';
import { mallUrl } from './support/api.ts';
import { followInHeader } from './support/actions.ts';
import { beaconsOf, keepBeacons } from './support/beacons.ts';
import { products } from './support/goods.ts';
import { arrive, expect, test } from './support/mall.ts';
import { demo } from './support/people.ts';
import { author, type OwnMall, startOwnMall, takenUp } from './support/own-mall.ts';
import { sampleRemote } from './support/sample-remote.ts';

/** Ways in which the state of a screen changes without end, most without any change of the document. */
const loops = {
  effect: 'useEffect(() => set(round + 1), [round])',
  layout: 'useLayoutEffect(() => set(round + 1), [round])',
  timer: 'useEffect(() => void setTimeout(() => set(round + 1)), [round])',
  promise: 'useEffect(() => void Promise.resolve().then(() => set(round + 1)), [round])',
  frame: 'useEffect(() => { for (let i = 0; i < 9; i++) setTimeout(() => set((n) => n + 1), i); }, [round])',
  heavy:
    'const until = performance.now() + 12; while (performance.now() < until); useEffect(() => set(round + 1), [round])',
} as const;

let mall: OwnMall;
let shared: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shared = mallUrl();
  mall = await startOwnMall();
  process.env.MALL_URL = mall.url;
  const kinds = Object.entries(loops);
  const title = { zh: '循环', en: 'Loop', indo: 'Loop', fili: 'Loop' };
  const build = await sampleRemote(mall, {
    name: 'mf_loop',
    routes: [...kinds.map(([kind]) => kind), 'click', 'calm'].map((kind) => ({
      id: `loop.${kind}`,
      path: `/loop/${kind}`,
      layout: 'public' as const,
      title,
    })),
    slots: [{ at: 'product.promo', order: 99, policy: 'block', title }],
    script: `
      const { useState, useEffect, useLayoutEffect } = React;
      const screen = (text) => h('h1', { tabIndex: -1 }, text);
      ${kinds.map(([kind, code]) => `routes['loop.${kind}'] = () => { const [round, set] = useState(0); ${code}; return screen('Loops'); };`).join('\n')}
      routes['loop.click'] = () => {
        const [round, set] = useState(0);
        useEffect(() => { if (round > 0) Promise.resolve().then(() => set(round + 1)); }, [round]);
        return h('div', null, screen('Quiet'), h('button', { onClick: () => set(1) }, 'Begin'));
      };
      routes['loop.calm'] = () => {
        const [round, set] = useState(0);
        useEffect(() => { const id = requestAnimationFrame(() => set(round + 1)); return () => cancelAnimationFrame(id); }, [round]);
        return h('div', null, screen('Follows each frame'), h('output', null, round));
      };
      slots['product.promo'] = routes['loop.timer'];`,
  });
  await publish({ keeper: mall.keeper, build, author: author(), checks: [] });
  await takenUp(mall);
});
test.afterAll(async () => {
  process.env.MALL_URL = shared;
  await mall.stop();
});

const main = (page: Page) => page.getByRole('main');
const again = (page: Page) => main(page).getByRole('button', { name: 'Try again' });
const inMall = (page: Page, path: string) => page.goto(mall.url + path, { waitUntil: 'commit' });

for (const kind of Object.keys(loops)) {
  test(`${kind}: a click on a link wins over a screen that loops`, async ({ page }) => {
    await arrive(page);
    await inMall(page, `/loop/${kind}`);
    await followInHeader(page, 'Coupons');
    await expect(main(page).getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  });

  if (kind !== 'heavy')
    test(`${kind}: a screen that loops becomes its card, and is told`, async ({ page }) => {
      await keepBeacons(page);
      await arrive(page);
      await inMall(page, `/loop/${kind}`);
      await expect(again(page)).toBeVisible();
      await expect(main(page)).toContainText('“Loop” could not be opened');
      await again(page).click();
      await expect(again(page), 'it loops again').toBeVisible();
      await followInHeader(page, 'Coupons');
      await expect(main(page).getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
      const told = async () => (await beaconsOf(page)).flatMap(({ events }) => events);
      await expect
        .poll(told, { timeout: 15_000 })
        .toContainEqual(expect.objectContaining({ kind: 'render', remote: 'mf_loop' }));
    });
}

test('a loop of promises that a click began would never let anything else run', async ({ page }) => {
  await arrive(page);
  await inMall(page, '/loop/click');
  await main(page).getByRole('button', { name: 'Begin' }).click();
  await expect(again(page)).toBeVisible();
});

test('a slot that loops leaves its page', async ({ page }) => {
  await arrive(page, { code: demo.code });
  const [product] = await products(1);
  await inMall(page, `/product?productId=${product?.id ?? ''}`);
  const slot = page.locator('[data-remote="mf_loop"]');
  await expect(slot.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(slot).toContainText('“Loop” could not be opened');
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeEnabled();
});

test('a screen that follows each frame is honest', async ({ page }) => {
  await arrive(page);
  await inMall(page, '/loop/calm');
  const frames = async () => Number(await main(page).locator('output').textContent());
  await expect.poll(frames, { timeout: 20_000 }).toBeGreaterThan(400);
  await expect(again(page)).toHaveCount(0);
});
