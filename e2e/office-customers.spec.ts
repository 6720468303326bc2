import { data } from './support/api.ts';
import { keysOf } from './support/keys.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { demo, signIn } from './support/people.ts';

test('customers: the first is opened by a key, noted, and the note is taken away', async ({ page }) => {
  const owner = { token: await signIn(demo.owner) };
  const tags = async () => (await data('shopCustomer.list', {}, owner)).tags;
  await arrive(page, owner);
  await open(page, '/userAdmin/orders/customers');
  const keys = keysOf(page);
  await keys.press('j');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'What the shop notes' })).toBeVisible();
  await keys.write('textbox', 'Tags', 'Spec');
  await keys.use('button', 'Save');
  await expect.poll(tags).toContain('Spec');
  await keys.to('textbox', 'Tags');
  await keys.press('ControlOrMeta+a');
  await keys.press('Delete');
  await keys.use('button', 'Save');
  await expect.poll(tags).not.toContain('Spec');
});
