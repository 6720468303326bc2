import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { change } from '@mall/publish/change';
import { publish } from '@mall/publish/publish';
import { moves } from '@mall/registry';
import type { Page } from '@playwright/test';
import { followInHeader } from './support/actions.ts';
import { mallUrl } from './support/api.ts';
import { beaconsOf, keepBeacons } from './support/beacons.ts';
import { withManifest } from './support/faults.ts';
import { arrive, expect, test } from './support/mall.ts';
import { author, nextVersion, type OwnMall, startOwnMall, takenUp } from './support/own-mall.ts';
import { sampleRemote } from './support/sample-remote.ts';

/** What one remote does wrong stays with it: each of these once took the whole page. */
let mall: OwnMall;
let shared: string;

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
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });
const toldBy = async (page: Page) => (await beaconsOf(page)).flatMap(({ events }) => events);
const elsewhere = async (page: Page): Promise<void> => {
  await followInHeader(page, 'All products');
  await expect(heading(page, 'All products')).toBeVisible();
};

test('a malformed entry of the boot manifest leaves the mall as it is without, and the inspector says why', async ({
  page,
}) => {
  await keepBeacons(page);
  await arrive(page);
  await withManifest(page, 'mf_promotion', { slots: {}, services: null });
  await page.goto(`${mall.url}/receiveCoupon`);
  await expect(page).toHaveURL(/productCenter/);
  await expect(main(page).getByRole('heading').first()).toBeVisible();
  await expect
    .poll(() => toldBy(page), { timeout: 15_000 })
    .toContainEqual(expect.objectContaining({ kind: 'failure', remote: 'mf_promotion', class: 'contract' }));
  await elsewhere(page);
  await page.goto(`${mall.url}/__mf`);
  await expect(main(page)).toContainText('mf_promotion: malformed, publish it anew');
});

test.describe('a chunk that is not the one that was published', () => {
  const changed = async (page: Page, file: RegExp): Promise<void> => {
    await page.route(file, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.harmed=true` });
    });
  };
  const harmed = (page: Page) => page.evaluate(() => Reflect.has(window, 'harmed'));

  for (const [what, file] of [
    ['its screens', /\/remotes(-b)?\/mf_promotion\/.+\/\d+\.\w+\.js/],
    ['its list of digests', /\/remotes(-b)?\/mf_promotion\/.+\/integrity\.json/],
  ] as const)
    test(`${what}: is refused with the card, and the rest works`, async ({ page }) => {
      await arrive(page);
      await changed(page, file);
      await page.goto(`${mall.url}/receiveCoupon`);
      await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
      await elsewhere(page);
      expect(await harmed(page), 'what failed its check never ran').toBe(false);
    });

  test('also when it was changed in the store', async ({ page }) => {
    const build = await nextVersion(mall, { name: 'mf_promotion', digest: 'spec000011' });
    await publish({ keeper: mall.keeper, build, author: author(), checks: [] });
    await change(mall.keeper, (document) =>
      moves.promoted(document, { name: build.name, version: build.version }, author()),
    );
    for (const file of build.files.filter((each) => /^\d+\..+\.js(\.br)?$/.test(each)))
      await writeFile(
        path.join(mall.store, 'remotes/mf_promotion', build.version, file),
        'globalThis.harmed=true',
      );
    await takenUp(mall);
    await arrive(page);
    await page.goto(`${mall.url}/receiveCoupon`);
    await expect(main(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 });
    await elsewhere(page);
    expect(await harmed(page)).toBe(false);
  });
});

test('a style for the whole page that appears in a later state reaches the paper and no screen', async ({
  page,
}) => {
  const title = { zh: '样式', en: 'Styles', indo: 'Gaya', fili: 'Istilo' };
  const build = await sampleRemote(mall, {
    name: 'mf_style',
    routes: [{ id: 'style.later', path: '/style', layout: 'public', title }],
    script: `
      const Everything = (await lib('styled-components')).createGlobalStyle\`header{display:none !important}\`;
      routes['style.later'] = () => {
        const [later, set] = React.useState(false);
        return h('div', null, h('h1', { tabIndex: -1 }, later ? 'Later' : 'Styles'), later && h(Everything), h('button', { onClick: () => set(true) }, 'Later'));
      };`,
  });
  await publish({ keeper: mall.keeper, build, author: author(), checks: [] });
  await takenUp(mall);
  await arrive(page);
  await page.goto(`${mall.url}/style`);
  await main(page).getByRole('button', { name: 'Later' }).click();
  await expect(heading(page, 'Later')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
});
