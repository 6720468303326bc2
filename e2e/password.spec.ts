import { call, data } from './support/api.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { freshMobile, sentCode } from './support/people.ts';

test('a forgotten password is set anew by a code, ends other sessions and leads where one was going', async ({
  page,
}) => {
  const mobile = freshMobile();
  await data('session.register', { mobile, password: 'demo1234', repassword: 'demo1234' });
  const elsewhere = await data('session.accountLogin', { mobile, password: 'demo1234' });
  await arrive(page, { lang: 'en' });
  await open(page, '/userCenter/order');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('switch', { name: 'Sign in with a password' }).check();
  await page.getByLabel('Phone').fill(mobile);
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Phone')).toHaveValue(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('button', { name: /Again in \d+ s/ })).toBeDisabled();
  await page.getByLabel('Code from the message').fill(await sentCode(mobile));
  await page.getByLabel('New password', { exact: true }).fill('newer5678');
  await page.getByLabel('New password again').fill('newer5678');
  await page.getByRole('main').getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page).toHaveURL(/\/userCenter\/order$/);
  expect((await call('member.userInfo', {}, { token: elsewhere })).code).toBe(40003);
  expect((await call('session.accountLogin', { mobile, password: 'demo1234' })).msgKey).toBe('login.wrong');
  expect((await call('session.accountLogin', { mobile, password: 'newer5678' })).code).toBe(200);
});
