import type { Page } from '@playwright/test';
import { arrive, expect, open, test } from './support/mall.ts';
import { data } from './support/api.ts';
import { demo, newMember, signIn } from './support/people.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('an owner invites a number, its member accepts, and works in the shop at once', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  const guest = await newMember();
  const masked = `${guest.mobile.slice(0, 3)}****${guest.mobile.slice(-4)}`;
  await arrive(page, owner);
  await open(page, '/userAdmin/shop/staffManage');
  await page.getByRole('button', { name: 'Invite staff' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite staff' });
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill(guest.mobile);
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Delivery' });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const invited = page.getByRole('table', { name: 'Invitations' }).getByRole('row', { name: masked });
  await expect(invited).toContainText('Delivery');

  await arrive(page, { token: guest.token });
  await open(page, '/userCenter/messages');
  await page.getByRole('button', { name: /^Unread A shop invites you/ }).click();
  await page.getByRole('link', { name: 'Accept or refuse' }).click();
  const card = page.getByRole('article', { name: /invites you as Delivery/ });
  await card.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('link', { name: 'Open its office' }).click();
  await expect(page).toHaveURL(/\/userAdmin\/shop\/overview/);
  await expect(heading(page, /^Good /)).toBeVisible();

  await arrive(page, owner);
  await open(page, '/userAdmin/shop/staffManage');
  await expect(page.getByRole('table', { name: 'Invitations' })).toHaveCount(0);
  const row = page.getByRole('row', { name: masked });
  await expect(row.getByRole('combobox', { name: /Role of/ })).toHaveValue('delivery');
  await row.getByRole('link').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Remark' }).fill('Saturdays');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Saturdays')).toBeVisible();

  await row.getByRole('button', { name: /Remove/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
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
  await expect(pages).toHaveText([/Overview/, /Conversations/, /Messages/]);
  await page.getByRole('link', { name: 'Go to Messages' }).click();
  await expect(heading(page, 'Messages')).toBeVisible();
});

test('messages of the shop are read and deleted together', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  // Two who came and left are news of this spec alone.
  for (let n = 0; n < 2; n += 1) {
    const guest = await newMember();
    const { id } = await data('staff.invite', { mobile: guest.mobile, roleId: 'sales' }, owner);
    await data('invitation.accept', { id }, guest);
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
