import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import frame from '../phrases/en.json' with { type: 'json' };
import { CategoriesScreen } from './CategoriesScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import type { Category } from './tree.ts';

const category = (id: string, parentId: string | null, name: string, products = 0): Category => ({
  id,
  parentId,
  name: { zh: `${name}（中）`, en: name, indo: name, fili: name },
  image: null,
  version: 1,
  products,
});
const tree = [
  category('1', null, 'Sofas'),
  category('11', '1', 'Corner sofas', 2),
  category('12', '1', 'Sofa beds'),
  { ...category('2', null, 'Beds'), name: { zh: '床', en: 'Beds' } },
];

const open = (list: Category[] = tree, api: object = {}, own: OperatorPermission[] = both) =>
  renderScreen(<CategoriesScreen />, {
    lang: 'en',
    phrases: { categories: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallCategory.list': list,
      ...api,
    },
  });
const both: OperatorPermission[] = ['catalogue.view', 'catalogue.edit'];
const act = async (user: Awaited<ReturnType<typeof open>>['user'], name: string, action: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};
const sent = (calls: Awaited<ReturnType<typeof open>>['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);

it('shows the tree with its products, and which language is missing', async () => {
  await open();
  await screen.findByRole('button', { name: 'Sofas' });
  const table = within(screen.getByRole('table', { name: 'Categories' }));
  const rows = table.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('button')[0]?.textContent)).toEqual([
    'Sofas',
    'Corner sofas',
    'Sofa beds',
    'Beds',
  ]);
  expect(table.getByText('Missing: Bahasa Indonesia, Filipino')).toBeVisible();
  expect(screen.getByText('4 categories')).toBeVisible();
});

it('a mall without categories starts with a furniture tree', async () => {
  const { user, calls } = await open([], { 'mallCategory.begin': { made: 75 } });
  await user.click(await screen.findByRole('button', { name: 'Start with a furniture tree' }));
  expect((await screen.findAllByText('75 categories are made')).length).toBeGreaterThan(0);
  expect(sent(calls, 'mallCategory.begin')).toHaveLength(1);
});

it('offers nothing to change to who may only look', async () => {
  const { user } = await open(tree, {}, ['catalogue.view']);
  await user.click(await screen.findByRole('button', { name: 'Sofas' }));
  expect(within(screen.getByRole('dialog')).getByText(en.readOnly)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add main category' })).toBeNull();
});

it('adds one below a main category, which wants a name', async () => {
  const { user, calls } = await open(tree, { 'mallCategory.create': { id: '13' } });
  await act(user, 'Sofas', /Add a category below/);
  const dialog = within(screen.getByRole('dialog', { name: 'Add a category below Sofas' }));
  await user.click(dialog.getByRole('button', { name: 'Add category' }));
  expect(dialog.getByText('Please write the name in one language at least')).toBeVisible();
  await user.type(dialog.getByLabelText('Name · English'), 'Daybeds');
  await user.click(dialog.getByRole('button', { name: 'Add category' }));
  expect((await screen.findAllByText('Daybeds is added')).length).toBeGreaterThan(0);
  expect(sent(calls, 'mallCategory.create')).toEqual([
    { name: { en: 'Daybeds' }, image: null, parentId: '1' },
  ]);
});

it('tells what somebody else saved meanwhile, and saves over it only knowingly', async () => {
  let saved = 0;
  const theirs = { version: 4, content: { name: { zh: '长沙发', en: 'Couches' }, image: null } };
  const { user, calls } = await open(tree, {
    'mallCategory.change': () => {
      saved += 1;
      if (saved === 1) throw refused('goods.changedElsewhere', 'Changed elsewhere', theirs);
      return null;
    },
  });
  await act(user, 'Sofas', /Edit/);
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Sofas' }));
  await user.type(dialog.getByLabelText('Name · English'), '!');
  await user.click(dialog.getByRole('button', { name: 'Save category' }));
  expect(await dialog.findByText(/it is called “Couches” now/)).toBeVisible();
  expect(dialog.getByLabelText('Name · English')).toHaveValue('Sofas!');
  await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
  expect(dialog.getByLabelText('Name · English')).toHaveValue('Couches');
  await user.click(dialog.getByRole('button', { name: 'Save category' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'mallCategory.change')).toMatchObject([
    { version: 1, name: { en: 'Sofas!' } },
    { version: 4, name: { en: 'Couches' } },
  ]);
});

it('moves with keys and buttons, keeps the focus, and takes it back', async () => {
  const { user, calls } = await open(tree, { 'mallCategory.move': null });
  const beds = await screen.findByRole('button', { name: 'Beds' });
  beds.focus();
  await user.keyboard('u');
  expect((await screen.findAllByText('Beds is moved')).length).toBeGreaterThan(0);
  await user.keyboard('z');
  await waitFor(() => expect(sent(calls, 'mallCategory.move')).toHaveLength(2));
  screen.getByRole('button', { name: 'Beds' }).focus();
  await user.keyboard('i');
  await user.click(screen.getByRole('button', { name: 'Move Sofa beds up' }));
  await waitFor(() => expect(sent(calls, 'mallCategory.move')).toHaveLength(4));
  expect(sent(calls, 'mallCategory.move')).toEqual([
    { id: '2', parentId: null, before: '1' },
    { id: '2', parentId: null, before: null },
    { id: '2', parentId: '1', before: null },
    { id: '12', parentId: '1', before: '11' },
  ]);
  expect(screen.getByRole('button', { name: 'Move Sofas up' })).toBeDisabled();
});

it('removes an unused one after a question, and says why another stays', async () => {
  const { user } = await open(tree, {
    'mallCategory.remove': () => {
      throw refused('category.inUse', 'Drafts of shops still name this category');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Corner sofas' }));
  expect(screen.getByRole('menuitem', { name: /Remove/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('2 products are in it')).toBeVisible();
  await user.keyboard('{Escape}');
  await act(user, 'Sofa beds', /Remove/);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect((await screen.findAllByText('Drafts of shops still name this category')).length).toBeGreaterThan(0);
});

it('finds by a name in any language, with the main category, and says when there is none', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('searchbox'), 'sofa beds（中{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Beds' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Sofas' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sofa beds' })).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'boats{Enter}');
  expect(await screen.findByText('No name contains “boats”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('button', { name: 'Beds' })).toBeVisible();
});
