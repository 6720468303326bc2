import { data } from './support/api.ts';
import { products } from './support/goods.ts';
import { keysOf } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';
import { picture } from './support/picture.ts';

test('a member and a shop converse in two browsers, the shop by keyboard alone', async ({
  page,
  browser,
  member,
}) => {
  const token = await signIn(demo.owner);
  const [product] = await products(1);
  const customer = await browser.newPage();
  await arrive(customer, { token: member.token, code: 'DEMO88' });
  await open(customer, `/userCenter/messages?talk=new&about=product&of=${product?.id}`);
  const field = customer.getByRole('textbox', { name: /^Your message/ });
  await field.fill('Is it oak?');
  await customer.getByLabel('Picture', { exact: true }).setInputFiles(await picture(customer, 'green'));
  await expect(customer.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await customer.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(field).toHaveValue('');

  await arrive(page, { token });
  await open(page, '/userAdmin/shop/talk');
  const keys = keysOf(page);
  await page.keyboard.press('j');
  const said = page.getByRole('log');
  await expect(said.getByText('Is it oak?')).toBeVisible();
  await expect(said.getByRole('img', { name: 'Picture' })).toBeVisible();
  await expect(customer.getByText('Read', { exact: true })).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('It is solid oak');
  await page.keyboard.press('Control+Enter');
  await expect(customer.getByRole('log').getByText('It is solid oak')).toBeVisible();
  await expect(page.getByText('Read by the member')).toBeVisible();

  await keys.use('checkbox', 'Note for colleagues only', 'Space');
  await keys.write('textbox', /^Note that only/, 'Ask the workshop');
  await keys.use('button', 'Keep note');
  await expect(said.getByText('Ask the workshop')).toBeVisible();
  await expect(customer.getByText('Ask the workshop')).toHaveCount(0);

  const { hours } = await data('shopTalk.desk', {}, { token });
  const closed = Array.from({ length: 7 }, (_, day) => (day === 0 ? { from: 0, to: 1 } : null));
  const { version } = await data('shopTalk.saveHours', { ...hours, days: closed }, { token });
  await customer.reload();
  await expect(customer.getByText(/^Closed now/)).toBeVisible();
  await data('shopTalk.saveHours', { ...hours, version }, { token });
  await customer.close();
});
