import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { AttributesScreen } from './AttributesScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import type { Attribute } from './useAttributes.ts';

const row = (
  kind: Attribute['kind'],
  key: string,
  name: string,
  over: Partial<Attribute> = {},
): Attribute => ({
  kind,
  key,
  name: { zh: `${name}（中）`, en: name, indo: name, fili: name },
  colour: null,
  hidden: false,
  version: 1,
  products: 0,
  ...over,
});
const rows = [
  row('style', 'nordic', 'Nordic', { products: 4 }),
  row('style', 'rustic', 'Rustic'),
  row('colour', 'moss', 'Moss', { colour: '#5b6b3a' }),
];
const both: OperatorPermission[] = ['catalogue.view', 'catalogue.edit'];
const path = '/operator/attributes';

const open = (api: object = {}, own = both, at = path, list = rows) =>
  renderScreen(<AttributesScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { attributes: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallAttribute.list': () => list,
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const menuOf = async ({ user }: Opened, name: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
const sent = ({ calls }: Opened, op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);

it('shows one kind by the address, in its order, with how many products have each', async () => {
  const opened = await open();
  expect(await screen.findByRole('button', { name: 'Nordic' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Moss' })).toBeNull();
  await opened.user.click(screen.getByRole('tab', { name: 'Colours' }));
  expect(opened.where()).toBe(`${path}?kind=colour`);
  expect(await screen.findByRole('button', { name: 'Moss' })).toBeVisible();
  expect(screen.getByText('#5b6b3a')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Products' })).toBeNull();
});

it('makes a colour once it has a name and a shade', async () => {
  const opened = await open({ 'mallAttribute.create': { key: 'brick' } }, both, `${path}?kind=colour`);
  await opened.user.click(await screen.findByRole('button', { name: 'Add colour' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add colour' }));
  await opened.user.type(dialog.getByLabelText('Shade'), '9C4A34');
  await opened.user.click(dialog.getByRole('button', { name: 'Add colour' }));
  expect(dialog.getByText('Please name it in one language at least')).toBeVisible();
  expect(dialog.getByText('Please type # and six digits from 0 to f')).toBeVisible();
  expect(sent(opened, 'mallAttribute.create')).toEqual([]);
  await opened.user.type(dialog.getByLabelText('Name · English'), 'Brick');
  await opened.user.clear(dialog.getByLabelText('Shade'));
  await opened.user.type(dialog.getByLabelText('Shade'), '#9C4A34');
  await opened.user.click(dialog.getByRole('button', { name: 'Add colour' }));
  expect((await screen.findAllByText('“Brick” is added')).length).toBeGreaterThan(0);
  expect(sent(opened, 'mallAttribute.create')).toEqual([
    { kind: 'colour', name: { en: 'Brick' }, colour: '#9c4a34' },
  ]);
});

it('shows what somebody else saved meanwhile, and saves over it knowingly', async () => {
  let tries = 0;
  const opened = await open({
    'mallAttribute.change': () => {
      tries += 1;
      if (tries > 1) return null;
      throw refused('goods.changedElsewhere', 'Changed meanwhile', {
        version: 7,
        content: { name: { en: 'Fjord' }, colour: null },
      });
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Rustic' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit “Rustic”' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Fjord/)).toBeVisible();
  await opened.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(opened, 'mallAttribute.change').map(({ version }) => version)).toEqual([1, 7]),
  );
});

it('moves by the menu and back by undo', async () => {
  const opened = await open({ 'mallAttribute.move': null });
  await menuOf(opened, 'Nordic');
  expect(screen.getByRole('menuitem', { name: /Move up/ })).toHaveAttribute('aria-disabled', 'true');
  await opened.user.click(screen.getByRole('menuitem', { name: /Move down/ }));
  await opened.user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(sent(opened, 'mallAttribute.move')).toEqual([
      { kind: 'style', key: 'nordic', before: null },
      { kind: 'style', key: 'nordic', before: 'rustic' },
    ]),
  );
});

it('hides one that is in use and says why it stays; one that nothing has is removed after a question', async () => {
  const opened = await open({ 'mallAttribute.hide': null, 'mallAttribute.remove': null });
  await menuOf(opened, 'Nordic');
  expect(screen.getByText('4 products have it; hide it instead')).toBeVisible();
  await opened.user.click(screen.getByRole('menuitem', { name: 'Hide' }));
  expect((await screen.findAllByText('“Nordic” is hidden')).length).toBeGreaterThan(0);
  expect(sent(opened, 'mallAttribute.hide')).toEqual([{ kind: 'style', key: 'nordic', hidden: 'true' }]);
  await menuOf(opened, 'Rustic');
  await opened.user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(sent(opened, 'mallAttribute.remove')).toEqual([{ kind: 'style', key: 'rustic' }]),
  );
});

it('finds by a name in any language, and keeps the order out of what it found', async () => {
  const opened = await open();
  await screen.findByRole('button', { name: 'Nordic' });
  await opened.user.type(screen.getByRole('searchbox'), 'rustic（中{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Nordic' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Move “Rustic” up' })).toBeDisabled();
  await opened.user.clear(screen.getByRole('searchbox'));
  await opened.user.type(screen.getByRole('searchbox'), 'gothic{Enter}');
  expect(await screen.findByText('No name has “gothic” in it.')).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('button', { name: 'Nordic' })).toBeVisible();
});

it('is to be read by who may not change the catalogue, and says how the first one comes to who may', async () => {
  await open({}, ['catalogue.view']);
  await screen.findByRole('button', { name: 'Nordic' });
  expect(screen.queryByRole('button', { name: /Add style|Actions for|Move/ })).toBeNull();
});

it('a kind that has none says how the first one comes', async () => {
  await open({}, both, `${path}?kind=material`);
  expect(await screen.findByText('There are no materials yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Add material' })).toHaveLength(2);
});

it('has units, of which the one that new products begin with stays', async () => {
  const opened = await open({ 'mallAttribute.create': { key: 'roll' } }, both, `${path}?kind=unit`, [
    row('unit', 'piece', 'piece', { products: 4 }),
    row('unit', 'roll', 'roll'),
  ]);
  await menuOf(opened, 'piece');
  for (const name of [/Hide/, /Remove/])
    expect(screen.getByRole('menuitem', { name })).toHaveTextContent('New products begin with it');
  await opened.user.keyboard('{Escape}');
  await menuOf(opened, 'roll');
  expect(screen.getByRole('menuitem', { name: 'Hide' })).not.toHaveAttribute('aria-disabled', 'true');
  await opened.user.keyboard('{Escape}');
  await opened.user.click(screen.getByRole('button', { name: 'Add unit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add unit' }));
  await opened.user.type(dialog.getByRole('textbox', { name: /English/ }), 'bundle');
  await opened.user.click(dialog.getByRole('button', { name: 'Add unit' }));
  await waitFor(() =>
    expect(sent(opened, 'mallAttribute.create')).toEqual([
      { kind: 'unit', name: { en: 'bundle' }, colour: null },
    ]),
  );
});
