import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { languages } from '@mall/contract/core/languages';
import { mallUrl } from './support/api.ts';
import { products } from './support/goods.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { type OwnMall, startOwnMall, takenUp } from './support/own-mall.ts';
import { demo } from './support/people.ts';
import { keepScreenshots } from './support/screenshot.ts';

// Its tests open contexts of their own and have no page of the fixture, which does this by itself.
test.afterEach(({ browser }, testInfo) => keepScreenshots(browser, testInfo));

const house = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);
let shared: string;
const titles = {
  zh: '家具保养指南',
  en: 'Furniture care',
  indo: 'Perawatan furnitur',
  fili: 'Pangangalaga sa muwebles',
};

let place = '';
let mall: OwnMall;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shared = mallUrl();
  place = await mkdtemp(path.join(tmpdir(), 'furnimall-abroad-'));
  mall = await startOwnMall();
  process.env.MALL_URL = mall.url;
});
test.afterAll(async () => {
  process.env.MALL_URL = shared;
  await mall.stop();
  await rm(place, { recursive: true, force: true });
});

test('a remote of another repository appears in the running mall, of which nothing is built anew', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const folder = path.join(place, 'mf-care');
  const before = await digestOf(path.join(house, 'shell/dist'));
  const context = await browser.newContext({ baseURL: mall.url, locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const main = page.getByRole('main');

  await test.step('it is made, installed and built from packages alone', async () => {
    await run('node', ['scripts/create-remote.ts', 'mf-care', '--standalone', folder], { cwd: house });
    const { stdout: store } = await run('pnpm', ['store', 'path'], { cwd: house });
    const env = { ...process.env, CI: '1' };
    // The age of each release was checked when this repository was installed; that needs the registry.
    await run(
      'pnpm',
      [
        '--config.minimumReleaseAge=0',
        'install',
        '--offline',
        '--frozen-lockfile',
        '--store-dir',
        store.trim(),
      ],
      { cwd: folder, env },
    );
    await run('pnpm', ['--config.minimumReleaseAge=0', 'build'], { cwd: folder, env });
  });

  await test.step('before, the mall does not know it', async () => {
    await arrive(page, { code: demo.code });
    await open(page, '/homeIndex');
    await expect(page.getByRole('link', { name: titles.en })).toHaveCount(0);
  });

  await test.step('it is published by the command of its own folder', async () => {
    const { stdout } = await run(
      'pnpm',
      ['--config.minimumReleaseAge=0', 'run', 'publish', '--mall', mall.url, '--by', 'care team'],
      { cwd: folder, env: { ...process.env, ...mall.env, CI: '1' } },
    );
    expect(stdout).toMatch(/mf_care 1\.0\.0-\w+ published/);
  });

  await test.step('route, menu entry and slot are there, in four languages', async () => {
    await takenUp(mall);
    for (const lang of languages) {
      await arrive(page, { code: demo.code, lang });
      await page.goto('/care');
      await expect(main.getByRole('heading', { level: 1, name: titles[lang] })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(titles[lang]));
    }
    await arrive(page, { code: demo.code });
    await open(page, '/homeIndex');
    const link = page.getByRole('banner').getByRole('link', { name: titles.en });
    if ((await link.count()) === 0)
      await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
    await link.click();
    await expect(main.getByRole('heading', { level: 1, name: titles.en })).toBeVisible();
    const [product] = await products(1);
    await open(page, `/product?productId=${product?.id ?? ''}`);
    await main.getByRole('link', { name: 'How do I look after it? Read the care guide' }).click();
    await expect(page).toHaveURL(/\/care$/);
  });

  expect(await digestOf(path.join(house, 'shell/dist')), 'the shell is byte for byte the same').toBe(before);
  await context.close();
});

/** Of all files below a folder, names and contents. */
const digestOf = async (folder: string): Promise<string> => {
  const hash = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
};
