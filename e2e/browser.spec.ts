import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { disabledByPlaywright } from '@mall/smoke/chromium';
import { expect, test } from './support/mall.ts';

/** The list of Playwright, which it does not export. */
const inPlaywright = (): string[] => {
  const requireFromTest = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const core = createRequire(requireFromTest.resolve('playwright')).resolve('playwright-core');
  const bundle = readFileSync(join(dirname(core), 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]\.filter/s.exec(bundle) ?? [];
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name);
};

test('what Playwright disables in a browser is disabled here, and a context has one page', async ({
  page,
  browser,
}) => {
  expect(inPlaywright()).toEqual(disabledByPlaywright);
  const session = await browser.newBrowserCDPSession();
  await page.goto('/healthz');
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] });
  expect(targetInfos.filter(({ type }) => type === 'browser_ui').map(({ url }) => url)).toEqual([]);
});
