import { publish } from '@mall/publish/publish';
import type { Page } from '@playwright/test';
import { mallUrl } from './support/api.ts';
import { followInHeader } from './support/actions.ts';
import { arrive, expect, test } from './support/mall.ts';
import { author, type OwnMall, startOwnMall, takenUp } from './support/own-mall.ts';
import { sampleRemote } from './support/sample-remote.ts';

/** What a screen does, as soon as it is drawn, to what all screens use. */
const grabs = {
  list: "Array.prototype.map = function () { return []; }; Object.defineProperty(Array.prototype, 'filter', { value: () => [] })",
  fetch: "window.fetch = () => Promise.reject(new Error('taken'))",
  request: 'XMLHttpRequest.prototype.open = function () {}',
  json: 'JSON.parse = () => null',
  text: 'String.prototype.split = () => []',
} as const;

let mall: OwnMall;
let shared: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  shared = mallUrl();
  mall = await startOwnMall();
  process.env.MALL_URL = mall.url;
  const kinds = Object.entries(grabs);
  const title = { zh: '占用', en: 'Grab', indo: 'Grab', fili: 'Grab' };
  const build = await sampleRemote(mall, {
    name: 'mf_grab',
    routes: kinds.map(([kind]) => ({
      id: `grab.${kind}`,
      path: `/grab/${kind}`,
      layout: 'public' as const,
      title,
    })),
    script: kinds
      .map(
        ([kind, code]) =>
          `routes['grab.${kind}'] = () => { React.useEffect(() => { ${code} }, []); return h('h1', { tabIndex: -1 }, 'Grabs'); };`,
      )
      .join('\n'),
  });
  await publish({ keeper: mall.keeper, build, author: author(), checks: [] });
  await takenUp(mall);
});
test.afterAll(async () => {
  process.env.MALL_URL = shared;
  await mall.stop();
});

const main = (page: Page) => page.getByRole('main');

for (const kind of Object.keys(grabs))
  test(`${kind}: what a screen does to it stays without effect on the next`, async ({ page }) => {
    await arrive(page);
    await page.goto(`${mall.url}/grab/${kind}`, { waitUntil: 'commit' });
    await expect(main(page).getByRole('heading', { level: 1, name: 'Grabs' })).toBeVisible();
    await followInHeader(page, 'Coupons');
    await expect(main(page).getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Take it' }).first()).toBeVisible();
  });
