import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses a language in the header; the page reloads by itself. */
export const chooseLanguage = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /简体中文|English|Bahasa Indonesia|Filipino|Pseudo/ })
    .click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(`${name}$`) })).toBeVisible();
};

/**
 * Follows a link of the header in English, from under More where the window is too narrow for it. The header
 * decides which ones only once it has been drawn: a link may move under More as one reaches for it.
 */
export const followInHeader = async (page: Page, name: string): Promise<void> => {
  const banner = page.getByRole('banner');
  const link = banner.getByRole('link', { name, exact: true });
  await expect(async () => {
    if ((await link.count()) === 0) await banner.getByRole('button', { name: 'More', exact: true }).click();
    await link.click({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
};

/** Fills an address, the first province, city and district of each list. The form is in English. */
export const fillAddress = async (
  form: Locator,
  { name, phone, detail }: { name: string; phone: string; detail: string },
): Promise<void> => {
  await form.getByLabel('Receiver').fill(name);
  await form.getByLabel('Phone').fill(phone);
  for (const level of ['Province', 'City', 'District']) {
    const list = form.getByLabel(level);
    await expect(list.getByRole('option').nth(1)).toBeAttached();
    await list.selectOption({ index: 1 });
  }
  await form.getByLabel('Street, house, floor').fill(detail);
};

/** Signs in on /login, in English. */
export const signInByPassword = async (page: Page, mobile: string, password: string): Promise<void> => {
  await page.getByRole('switch', { name: 'Sign in with a password' }).check();
  await page.getByLabel('Phone').fill(mobile);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
};
