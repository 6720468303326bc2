import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { call } from './support/api.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import type { Member } from './support/people.ts';
import { startServer } from './support/server.ts';

/** A passkey belongs to a name, and the address of other specs is one of digits. */
const startNamedMall = async (): Promise<() => Promise<void>> => {
  const named = (url: string) => url.replace('127.0.0.1', 'localhost');
  const { url, stop } = await startServer((own) => ({ PUBLIC_URL: named(own) }));
  process.env.MALL_URL = named(url);
  return stop;
};
test.use({ malls: { start: startNamedMall } });

/** A device with a finger on it, as Chromium simulates one; `lose` takes its passkeys away. */
const withDevice = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { lose: () => browser.send('WebAuthn.clearCredentials', { authenticatorId }) };
};

const toSecondStep = async (page: Page, { mobile, password }: Member) => {
  await arrive(page);
  await open(page, '/userCenter/order');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('switch', { name: 'Sign in with a password' }).check();
  await page.getByLabel('Phone').fill(mobile);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('One more step')).toBeVisible();
};
const security = '/userCenter/userInfo?part=security';
const shownCodes = async (page: Page): Promise<string[]> => {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
};

test('a passkey is made, used, lost, and replaced by a recovery code', async ({ page, member }) => {
  const device = await withDevice(page);
  await arrive(page, { token: member.token });
  await open(page, security);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add passkey' });
  await dialog.getByLabel('Name of the passkey').fill('Laptop');
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  const [code = ''] = await shownCodes(page);
  await expect(page.getByText('Laptop')).toBeVisible();

  await toSecondStep(page, member);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/userCenter\/order$/);

  await device.lose();
  await toSecondStep(page, member);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/The passkey was not used/)).toBeVisible();
  await page.getByRole('button', { name: 'Recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/userCenter\/order$/);

  await open(page, security);
  await expect(page.getByText(/9 codes left/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('They come with your first second factor')).toBeVisible();
  const { mobile, password } = member;
  expect((await call('session.accountLogin', { mobile, password })).code).toBe(200);
});

test('a one-time code works once', async ({ page, member }) => {
  await arrive(page, { token: member.token });
  await open(page, security);
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'One-time codes' });
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  const epoch = Math.floor(Date.now() / 1000);
  await dialog.getByLabel('Code from the app').fill(await generate({ secret, epoch: epoch - 30 }));
  await dialog.getByRole('button', { name: 'Set up' }).click();
  await shownCodes(page);

  const code = await generate({ secret, epoch });
  const give = async () => {
    await toSecondStep(page, member);
    await page.getByLabel('Code from your authenticator app').fill(code);
    await page.getByRole('button', { name: 'Go on' }).click();
  };
  await give();
  await expect(page).toHaveURL(/\/userCenter\/order$/);
  await give();
  await expect(page.getByText(/each counts once/)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
