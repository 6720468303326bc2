import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item } from '@mall/contract/operations';
import own from '@mall/office/drafts/packages/phrases/en.json' with { type: 'json' };
import drafts from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import { keptAs } from '@mall/office/drafts/sample-draft';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { PackagesScreen } from './PackagesScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

type Row = Item<'mallPackage.list'>;
const rowOf = (id: string, name: string, over: Partial<Row> = {}): Row => ({
  id,
  version: 3,
  packageId: '10000000',
  name,
  contentLang: 'en',
  cover: '/media/up/a.webp',
  category: 'Living rooms',
  tier: 'comfort',
  special: false,
  state: 'approved',
  reason: null,
  live: true,
  onSale: true,
  rooms: 2,
  pieces: 5,
  price: 630_000,
  savedAt: '2026-11-21T01:00:00Z',
  savedBy: 'Wei',
  submittedAt: null,
  removedAt: null,
  ...over,
});
const rows = [
  rowOf('1', 'Warm home'),
  rowOf('2', 'Elm study', { state: 'draft', live: false, onSale: false, packageId: null }),
];
const both: OperatorPermission[] = ['catalogue.view', 'catalogue.edit'];
const path = '/operator/packages';
const open = (api: object = {}, permissions = both, at = path, list = rows) =>
  renderScreen(<PackagesScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { mallPackages: en, ownPackages: own, drafts, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions },
      'savedView.list': { list: [] },
      'mallPackage.categories': [
        { id: '7', name: 'Living rooms', names: { zh: '客厅', en: 'Living rooms' }, packages: 2 },
        { id: '8', name: 'Studies', names: { zh: '书房', en: 'Studies' }, packages: 0 },
      ],
      'mallPackage.list': { list, total: list.length, page: 1, size: 20, counts: { all: list.length } },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = ({ calls }: Opened, op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);

it('shows what is published and what is a draft, and nothing of a review', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Warm home' })).toHaveAttribute(
    'href',
    '/operator/packages/form?id=1',
  );
  expect(screen.getAllByText('2 rooms · 5 pieces')).toHaveLength(2);
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs.map((text) => text.replace(/\d+$/, ''))).toEqual(['All', 'Drafts', 'Published', 'Deleted']);
  expect(screen.queryByText(/review/i)).toBeNull();
});

it('asks for a category and for what is on sale by the address', async () => {
  const opened = await open();
  const choice = await screen.findByRole('combobox', { name: 'Category' });
  await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(3));
  await opened.user.selectOptions(choice, '8');
  await opened.user.click(screen.getByRole('button', { name: 'Off sale' }));
  expect(new URLSearchParams(opened.where().split('?')[1]).toString()).toBe('sale=off&category=8');
  await waitFor(() =>
    expect(sent(opened, 'mallPackage.list').at(-1)).toMatchObject({ categoryId: '8', sale: 'off' }),
  );
});

it('publishes a draft from its row', async () => {
  const opened = await open({ 'mallPackage.publish': keptAs('2')(4, 'approved') });
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Elm study' }));
  await opened.user.click(screen.getByRole('menuitem', { name: 'Publish' }));
  expect((await screen.findAllByText('“Elm study” is published')).length).toBeGreaterThan(0);
  expect(sent(opened, 'mallPackage.publish')).toEqual([{ id: '2', version: '3' }]);
});

it('takes many off sale, and undoes it', async () => {
  const opened = await open(
    { 'mallPackage.sell': ({ onSale }: { onSale: string }) => ({ onSale: onSale === 'true' }) },
    both,
    path,
    [rowOf('1', 'Warm home'), rowOf('3', 'Ash dining')],
  );
  await opened.user.click(await screen.findByRole('checkbox', { name: /Select Warm home/ }));
  await opened.user.click(screen.getByRole('checkbox', { name: /Select Ash dining/ }));
  await opened.user.click(screen.getByRole('button', { name: 'Take 2 off sale' }));
  await opened.user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(sent(opened, 'mallPackage.sell').map(({ id, onSale }) => [id, onSale])).toEqual([
      ['1', 'false'],
      ['3', 'false'],
      ['1', 'true'],
      ['3', 'true'],
    ]),
  );
});

describe('categories', () => {
  const openDialog = async (api: object = {}) => {
    const opened = await open(api);
    await opened.user.click(await screen.findByRole('button', { name: 'Categories' }));
    return {
      ...opened,
      dialog: within(await screen.findByRole('dialog', { name: 'Categories of packages' })),
    };
  };

  it('a new one is made once it has a name', async () => {
    const opened = await openDialog({ 'mallPackage.saveCategory': { id: '9' } });
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Add category' }));
    expect(opened.dialog.getByText('Please name it in one language at least')).toBeVisible();
    expect(sent(opened, 'mallPackage.saveCategory')).toEqual([]);
    await opened.user.type(opened.dialog.getByLabelText('Name · English'), 'Balconies');
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Add category' }));
    expect((await screen.findAllByText('The category “Balconies” was added')).length).toBeGreaterThan(0);
    expect(sent(opened, 'mallPackage.saveCategory')).toEqual([{ name: { en: 'Balconies' } }]);
  });

  it('one is moved before another; one in use says why it stays, one that is empty goes and comes back', async () => {
    const opened = await openDialog({
      'mallPackage.moveCategory': null,
      'mallPackage.removeCategory': null,
      'mallPackage.saveCategory': { id: '9' },
    });
    const { user, dialog } = opened;
    const choose = (id: string) => user.selectOptions(dialog.getByRole('combobox', { name: 'Category' }), id);
    await choose('7');
    expect(dialog.getByText('Place 1 of 2')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Move up' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
    expect(dialog.getByText(/2 packages or drafts are in it/)).toBeVisible();
    await choose('8');
    await user.click(dialog.getByRole('button', { name: 'Move up' }));
    await waitFor(() => expect(sent(opened, 'mallPackage.moveCategory')).toEqual([{ id: '8', before: '7' }]));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect((await screen.findAllByText('The category “Studies” was removed')).length).toBeGreaterThan(0);
    expect(sent(opened, 'mallPackage.removeCategory')).toEqual([{ id: '8' }]);
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    await waitFor(() =>
      expect(sent(opened, 'mallPackage.saveCategory')).toEqual([{ name: { zh: '书房', en: 'Studies' } }]),
    );
  });

  it('one that is there gets other names; a name that is taken is refused and stays to be changed', async () => {
    const opened = await openDialog({
      'mallPackage.saveCategory': () => {
        throw refused('category.taken', 'Another category has this name');
      },
    });
    await opened.user.selectOptions(opened.dialog.getByRole('combobox', { name: 'Category' }), '8');
    const name = opened.dialog.getByLabelText('Name · English');
    expect(name).toHaveValue('Studies');
    await opened.user.clear(name);
    await opened.user.type(name, 'Living rooms');
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Save names' }));
    expect(await screen.findAllByText('Another category has this name')).not.toHaveLength(0);
    expect(name).toHaveValue('Living rooms');
    expect(sent(opened, 'mallPackage.saveCategory')).toEqual([
      { id: '8', name: { zh: '书房', en: 'Living rooms' } },
    ]);
  });
});

it('is to be read by who may not change the catalogue', async () => {
  const { user } = await open({}, ['catalogue.view']);
  await user.click(await screen.findByRole('button', { name: 'Actions for Elm study' }));
  expect(screen.getByRole('menuitem', { name: /Publish/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('link', { name: 'New package' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Categories' })).toBeNull();
});

it('a mall without packages says how the first one comes', async () => {
  await open({}, both, path, []);
  expect(await screen.findByText('The mall has no packages yet')).toBeVisible();
  expect(screen.getByText(en.noneReason)).toBeVisible();
});
