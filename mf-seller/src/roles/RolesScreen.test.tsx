import type { Output } from '@mall/contract/operations';
import { permissionGroups, permissions, presetRoles } from '@mall/contract/core/permissions';
import { type Answers, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import seller from '../phrases/en.json' with { type: 'json' };
import { fitting } from './fitting.ts';
import en from './phrases/en.json' with { type: 'json' };
import { RolesScreen } from './RolesScreen.tsx';

type Roles = Output<'role.list'>;
type Key = (typeof permissions)[number];

const groups: Roles['groups'] = (['shop', 'goods', 'orders', 'money'] as const).map((id) => ({
  id,
  name: id,
  permissions: permissionGroups[id].map((key) => ({ key, name: `may ${key}` })),
}));
const showroom = {
  id: 'r1',
  preset: false,
  name: 'Showroom',
  permissions: ['shop.view'] as Key[],
  people: 2,
};
const roles: Roles = {
  groups,
  list: [
    { id: 'owner', preset: true, name: 'Owner', permissions: [...permissions], people: 1 },
    { id: 'sales', preset: true, name: 'Sales', permissions: [...presetRoles.sales], people: 4 },
    showroom,
  ],
};
const place = { isShop: 1, shopId: 's', role: 'owner', permissions: [...permissions] } as const;

const open = (api: Answers = {}, who: readonly Key[] = permissions) =>
  renderScreen(<RolesScreen />, {
    lang: 'en',
    phrases: { seller, roles: en },
    who: { token: 't', isShop: true, permissions: [...who] },
    api: { 'role.list': roles, 'member.isShop': { ...place, permissions: [...who] }, ...api },
  });
const box = (name: string) => screen.findByRole('checkbox', { name });
const sent = (calls: { op: string; input: unknown }[], op: string) =>
  calls.filter((call) => call.op === op).map(({ input }) => input);

describe('the table of roles', () => {
  it('shows 26 permissions; presets are read only, own roles have boxes', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Roles' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(26 + groups.length);
    expect(screen.getAllByRole('checkbox')).toHaveLength(26);
    expect(await box('Showroom: may shop.view')).toBeChecked();
    expect(screen.getByText('26 permissions, 2 preset roles, 1 own role')).toBeVisible();
  });

  it('saves what was ticked, and says how much that is', async () => {
    const { user, calls } = await open({ 'role.change': showroom });
    await user.click(await box('Showroom: may goods.view'));
    await user.click(await box('Showroom: may shop.view'));
    expect(screen.getByText('Showroom: 2 changes, not saved')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save Showroom' }));
    await waitFor(() =>
      expect(sent(calls, 'role.change')).toEqual([{ id: 'r1', permissions: ['goods.view'] }]),
    );
    expect(await screen.findByText('Saved, and it holds at once')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save Showroom' })).toBeNull();
  });

  it('ticked and unticked again has nothing to save; discarding takes all back', async () => {
    const { user } = await open();
    await user.click(await box('Showroom: may goods.view'));
    await user.click(await box('Showroom: may goods.view'));
    expect(screen.queryByRole('button', { name: 'Save Showroom' })).toBeNull();
    await user.click(await box('Showroom: may goods.view'));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await box('Showroom: may goods.view')).not.toBeChecked();
  });

  it('does not let one give what one lacks, only take it away', async () => {
    const rich = { ...showroom, permissions: ['finance.view'] as Key[] };
    const { user } = await open({ 'role.list': { ...roles, list: [...roles.list.slice(0, 2), rich] } }, [
      'staff.view',
      'role.edit',
      'shop.view',
    ]);
    expect(await box('Showroom: may goods.view')).toBeDisabled();
    expect(await box('Showroom: may shop.view')).toBeEnabled();
    const finance = await box('Showroom: may finance.view');
    expect(finance).toBeEnabled();
    await user.click(finance);
    expect(finance).toBeDisabled();
  });

  it('has no boxes and no menus for who may not change roles', async () => {
    await open({}, ['staff.view']);
    expect(await screen.findByRole('table', { name: 'Roles' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /What to do with/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'New role' })).toBeDisabled();
  });

  it('finds permissions by their words and keys', () => {
    const keys = (word: string) =>
      fitting(groups, word).flatMap((group) => group.permissions.map(({ key }) => key));
    expect(keys('finance')).toEqual(['finance.view']);
    expect(keys(' MAY order.v ')).toEqual(['order.view']);
    expect(keys('')).toHaveLength(26);
    expect(keys('nothing like it')).toEqual([]);
  });
});

describe('a role', () => {
  it('is made from a preset without what one lacks', async () => {
    const own = presetRoles.manager.filter((key) => key !== 'want.edit');
    const { user, calls } = await open({ 'role.create': showroom }, [...own, 'role.edit']);
    await user.click(await screen.findByRole('button', { name: 'What to do with Sales' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy as custom role' }));
    const dialog = screen.getByRole('dialog', { name: 'New role' });
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Sales copy');
    expect(within(dialog).getByText('1 of its permissions is not yours and is left out')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Make the role' }));
    await waitFor(() => expect(sent(calls, 'role.create')).toHaveLength(1));
    expect(sent(calls, 'role.create')).toEqual([
      { name: 'Sales copy', permissions: presetRoles.sales.filter((key) => key !== 'want.edit') },
    ]);
  });

  it('has a name of two characters or more', async () => {
    const { user, calls } = await open();
    await user.click(await screen.findByRole('button', { name: 'New role' }));
    const dialog = screen.getByRole('dialog', { name: 'New role' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'x');
    await user.click(within(dialog).getByRole('button', { name: 'Make the role' }));
    expect(within(dialog).getByText('A name has 2 to 20 characters')).toBeVisible();
    expect(sent(calls, 'role.create')).toEqual([]);
  });

  it('in use is deleted only when it is said who gets what', async () => {
    const { user, calls } = await open({ 'role.remove': null });
    await user.click(await screen.findByRole('button', { name: 'What to do with Showroom' }));
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = screen.getByRole('dialog', { name: 'Delete Showroom?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete Showroom' }));
    expect(within(dialog).getByText('Say which role they get')).toBeVisible();
    const heirs = within(dialog).getByRole('combobox', { name: 'They get' });
    expect(within(heirs).queryByRole('option', { name: 'Owner' })).toBeNull();
    await user.selectOptions(heirs, 'Sales');
    await user.click(within(dialog).getByRole('button', { name: 'Delete Showroom' }));
    await waitFor(() => expect(sent(calls, 'role.remove')).toEqual([{ id: 'r1', moveTo: 'sales' }]));
  });
});
