import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../scripts/services/free-port.ts';
import { axeOn, wcag22 } from './support/axe.ts';
import { expect, test } from './support/mall.ts';

const root = join(import.meta.dirname, '..');

/** A mall on an empty database, as somebody starts it for the first time. */
const startEmpty = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'furnimall-setup-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server: ChildProcess = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DEMO: 'off',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  server.stdout?.on('data', (part: Buffer) => void (said += part.toString()));
  return {
    url,
    link: async (): Promise<string> => {
      await expect.poll(() => said, { timeout: 150_000 }).toMatch(/#token=[\w-]{43}\s/);
      return /http\S+#token=[\w-]{43}/.exec(said)?.[0] ?? '';
    },
    said: () => said,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('link', { name: /^(Next|Skip for now)$/ }).click();

test('an empty mall is opened by the link that it prints, up to its first shop', async ({ browser }) => {
  test.setTimeout(300_000);
  const mall = await startEmpty();
  const context = await browser.newContext({ baseURL: mall.url, locale: 'en-GB' });
  try {
    const link = await mall.link();
    const page = await context.newPage();
    await page.goto(`${link.replace('#', '?lang=en#')}`);
    await page.getByLabel('Mobile number').fill('13800001111');
    await button(page, 'Send code').click();
    const code = /SMS code for 13800001111: (\d{6})/;
    await expect.poll(mall.said).toMatch(code);
    const [, digits = ''] = code.exec(mall.said()) ?? [];
    await page.getByLabel('Code', { exact: true }).fill(digits);
    await page.getByLabel('Name', { exact: true }).fill('Wei');
    await page.getByLabel('Password', { exact: true }).fill('oak-and-ash-7');
    await page.getByLabel('Password again').fill('oak-and-ash-7');
    expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);
    await button(page, 'Make account and run this mall').click();

    await expect(title(page, 'Second factor')).toBeVisible();
    expect(page.url()).not.toContain('token');
    await next(page);
    await page.getByLabel("The mall's name · English").fill('Oak & Ash');
    expect((await axeOn(page).withTags(wcag22).analyze()).violations).toEqual([]);
    await button(page, 'Save and go on').click();
    await expect(title(page, 'Payment')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Oak & Ash' })).toBeVisible();
    await next(page);
    await expect(title(page, 'Messages')).toBeVisible();
    await next(page);
    await button(page, 'Begin with the furniture tree').click();
    await expect(page.getByText('The mall has categories.')).toBeVisible();
    await next(page);
    await button(page, 'Add brand').click();
    await page.getByRole('dialog').getByLabel('Name · English').fill('Narra');
    await page.getByRole('dialog').getByRole('button', { name: 'Add brand' }).click();
    await expect(page.getByText('The mall has a brand.')).toBeVisible();
    await next(page);
    await expect(title(page, 'Products')).toBeVisible();

    // It is left here, and gone on with by an address that says nothing of a step.
    await page.goto('/operator/start');
    await page.getByRole('link', { name: 'Go on with the set-up' }).click();
    await expect(title(page, 'Second factor')).toBeVisible();
    await page.getByRole('link', { name: 'First shop' }).click();
    await button(page, 'Make shop').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Oak');
    await dialog.getByLabel('Shop code').fill('OAKASH');
    await dialog.getByLabel(/mobile number/).fill('13800001111');
    await dialog.getByRole('button', { name: 'Make shop' }).click();
    await expect(page.getByText('The mall has a shop.')).toBeVisible();

    // Shoppers read the new name; nobody opens the mall a second time.
    const home = await context.newPage();
    await home.goto('/homeIndex?lang=en');
    await expect(home).toHaveTitle(/Oak & Ash/);
    await home.goto(`/operator/setup?lang=en${link.slice(link.indexOf('#'))}`);
    await expect(home.getByText('This mall has an operator already')).toBeVisible();
  } finally {
    await context.close();
    await mall.stop();
  }
});
