import type { Page } from '@playwright/test';
import { arrive, expect, open, test } from './support/mall.ts';
import { data } from './support/api.ts';
import { demo, newMember, signIn } from './support/people.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('an owner finds a member, gives them a role, and they work in the shop at once', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, '/userAdmin/shop/staffManage');
  await page.getByRole('button', { name: 'Add staff' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add staff' });
  await dialog.getByRole('textbox', { name: 'Find a member' }).fill('Sophie');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: /Sophie Turner/ })).toBeChecked();
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Delivery' });
  await dialog.getByRole('button', { name: 'Add Sophie Turner' }).click();
  const row = page.getByRole('row', { name: /Sophie Turner/ });
  await expect(row.getByRole('combobox', { name: 'Role of Sophie Turner' })).toHaveValue('delivery');

  await row.getByRole('link', { name: 'Sophie Turner' }).click();
  const sheet = page.getByRole('dialog', { name: 'Sophie Turner' });
  await sheet.getByRole('textbox', { name: 'Remark' }).fill('Saturdays');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Saturdays')).toBeVisible();

  await row.getByRole('button', { name: /Remove/ }).click();
  await page.getByRole('button', { name: 'Remove Sophie Turner', exact: true }).click();
  await expect(row).toHaveCount(0);
});

test('a role is made from a preset, ticked and saved by keyboard, and deleted', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.owner) });
  await open(page, '/userAdmin/shop/roleList');
  await page.getByRole('button', { name: 'What to do with Sales' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Copy as custom role' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Evening');
  await page.keyboard.press('Enter');
  const box = page.getByRole('checkbox', { name: 'Evening: See shop info and copy the shop link' });
  await expect(box).not.toBeChecked();
  await box.press('Space');
  await expect(page.getByText('Evening: 1 change, not saved')).toBeVisible();

  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await expect(heading(page, 'Roles')).toBeVisible();
  await page.getByRole('button', { name: 'Save Evening' }).press('Enter');
  await expect(page.getByText('Saved, and it holds at once')).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();

  await open(page, '/userAdmin/shop/auditLog?area=role');
  await expect(page.getByText('Permissions added: See shop info and copy the shop link')).toBeVisible();
  await open(page, '/userAdmin/shop/roleList');
  await page.getByRole('button', { name: 'What to do with Evening' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Evening' }).click();
  await expect(page.getByRole('columnheader', { name: /Evening/ })).toHaveCount(0);
});

test('staff see the pages of their role in the menu, and why others stay closed', async ({ page }) => {
  await arrive(page, { token: await signIn(demo.staff) });
  await open(page, '/userAdmin/shop/staffManage');
  await expect(page.getByText('This page needs the permission “See staff”')).toBeVisible();
  await expect(page.getByText('Your role is Sales, which does not have it (staff.view).')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Shop' }).getByRole('link');
  await expect(pages).toHaveText([/Overview/, /Messages/]);
  await page.getByRole('link', { name: 'Go to Messages' }).click();
  await expect(heading(page, 'Messages')).toBeVisible();
});

test('messages of the shop are read and deleted together', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  // Two who came and left are news of this spec alone.
  for (let n = 0; n < 2; n += 1) {
    const guest = await newMember();
    const found = await data('staff.search', { keyword: guest.mobile }, owner);
    await data('staff.add', { userId: found.list[0]?.id ?? '', roleId: 'sales' }, owner);
    const { list } = await data('staff.shops', {}, guest);
    await data('staff.leave', { shopId: list[0]?.id ?? '' }, guest);
  }
  await arrive(page, owner);
  await open(page, '/userAdmin/shop/shopMessage?unread=1');
  const news = page.getByRole('button', { name: /Unread Somebody left the shop/ });
  await expect(news).toHaveCount(2);
  await news.first().click();
  await expect(page.getByRole('link', { name: 'See the staff' })).toBeVisible();
  await expect(news).toHaveCount(1);
  const boxes = page.getByRole('checkbox', { name: 'Choose: Somebody left the shop' });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Delete chosen' }).click();
  await page.getByRole('button', { name: 'Delete messages' }).click();
  await expect(boxes).toHaveCount(0);
});
