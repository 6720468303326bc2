import type { Page } from '@playwright/test';
import { axeOn, wcag22 } from './support/axe.ts';
import { data } from './support/api.ts';
import { tabTo } from './support/keys.ts';
import { twoLanguages } from './support/long.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { demo, freshMobile, newMember, signIn } from './support/people.ts';
import { expectFits } from './support/width.ts';

const list = '/userAdmin/orders/wantBuyList';

/** A person who asks the demo's shop for a table, as nobody else does. */
const asked = async () => {
  const member = await newMember();
  const who = { token: member.token, code: demo.code };
  const [province] = await data('area.list', {}, who);
  const [city] = await data('area.list', { parentId: province?.id ?? '' }, who);
  const [district] = await data('area.list', { parentId: city?.id ?? '' }, who);
  const { id, no } = await data(
    'purchaseRequest.create',
    {
      contact: 'Rani',
      phone: freshMobile(),
      provinceId: province?.id ?? '',
      cityId: city?.id ?? '',
      districtId: district?.id ?? '',
      quantity: 1,
      remark: 'A round oak table for six',
    },
    who,
  );
  return { ...who, id, no };
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What a member was told about what they wanted; news of their account come as well. */
const told = async (token: string) => {
  const { list } = await data('message.list', {}, { token });
  return list.map(({ type }) => type).filter((type) => !type.startsWith('account.'));
};

test('a request is found, verified, answered, and ended with keys alone', async ({ page }) => {
  const want = await asked();
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, list);
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type(want.no);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await tabTo(page, page.getByRole('link', { name: want.no }));
  await page.keyboard.press('v');
  await expect(page.getByRole('row', { name: new RegExp(want.no) }).getByText('In work')).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByText('The follow-up person is saved')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: want.no }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(want.no) })).toBeVisible();

  await tabTo(page, page.getByRole('textbox', { name: 'New note' }));
  await page.keyboard.type('Called, wants white oak');
  await tabTo(page, button(page, 'Save note'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Called, wants white oak')).toBeVisible();

  await tabTo(page, button(page, 'Make an offer'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Offer for ${want.no}` });
  await expect(dialog.getByRole('textbox', { name: 'What line 1 is' })).toBeFocused();
  await page.keyboard.type('Round table, white oak');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Price of line 1' }));
  await page.keyboard.type('6880');
  await tabTo(page, dialog.getByRole('searchbox'));
  await page.keyboard.type('Alva');
  const add = dialog.getByRole('button', { name: /^Add Alva/ }).first();
  await expect(add).toBeVisible();
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: /^Price of Alva/ })).not.toHaveValue('');
  await tabTo(page, dialog.getByRole('button', { name: 'Send the offer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The offer is sent')).toBeVisible();
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible();

  await tabTo(page, button(page, 'Withdraw offer'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Withdraw offer' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();

  await tabTo(page, button(page, 'End request'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'End request' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 }).locator('..').getByText('Lost')).toBeVisible();
  await expect(button(page, 'End request')).toHaveCount(0);
  expect((await told(want.token)).sort()).toEqual([
    'quote.sent',
    'quote.withdrawn',
    'want.ended',
    'want.verified',
  ]);
});

test('who asks is shown to who wants to know, which the shop finds written down', async ({ page }) => {
  const want = await asked();
  await arrive(page, { token: await signIn(demo.staff) });
  await open(page, `${list}?id=${want.id}`);
  await expect(page.getByText('R**')).toBeVisible();
  await button(page, 'Show name and number').click();
  await expect(page.getByText('Rani')).toBeVisible();
  const { list: changes } = await data(
    'audit.list',
    { area: 'order', size: 5 },
    { token: await signIn(demo.owner) },
  );
  expect(changes[0]).toMatchObject({ action: 'want.contact', about: want.no });
});

test('a view is in the address, and leads back from a request', async ({ page }) => {
  const want = await asked();
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, list);
  await page.getByRole('tab', { name: /^To verify/ }).click();
  await page.getByRole('combobox', { name: 'Follow-up person' }).selectOption({ label: 'Nobody’s' });
  await expect(page).toHaveURL(/stage=toVerify&by=nobody/);
  await page.getByRole('link', { name: want.no }).click();
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').click();
  await expect(page).toHaveURL(/wantBuyList\?stage=toVerify&by=nobody$/);
  await expect(page.getByRole('tab', { name: /^To verify/ })).toHaveAttribute('aria-selected', 'true');
});

test('the rooms that were offered are listed, and asked for before they are taken back', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, list);
  await page.getByRole('link', { name: 'Room offers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Room offers' })).toBeVisible();
  // Offers that were accepted, as in offer.spec.ts, come first and can no longer be taken back.
  await page.getByRole('row').filter({ hasText: 'Waiting' }).first().getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Withdraw offer' }).click();
  await expect(page.getByRole('dialog', { name: 'Withdraw this offer?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const faults = async (page: Page) =>
  (await axeOn(page).withTags(wcag22).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`,
  );

for (const [lang, theme] of twoLanguages.map((lang, at) => [lang, at % 2 === 0 ? 'light' : 'dark'] as const))
  test(`its pages and dialogs meet WCAG 2.2 AA and fit from 360 to 1920 px: ${lang}, ${theme}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const want = await asked();
    const owner = await signIn(demo.owner);
    await data('shopPurchaseRequest.update', { id: want.id, verify: 'real' }, { token: owner });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await arrive(page, { token: owner, lang });
    for (const path of [list, `${list}?list=rooms`, `${list}?id=${want.id}`]) {
      await page.goto(path);
      await settled(page);
      expect.soft(await faults(page), path).toEqual([]);
      for (const width of [360, 768, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expectFits(page, `${path} at ${width} px`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    const actions = page.getByRole('heading', { level: 1 }).locator('..').getByRole('button');
    for (const dialog of [actions.last(), actions.first()]) {
      await dialog.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await faults(page)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 800 });
      await expectFits(page, 'with a dialog');
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
