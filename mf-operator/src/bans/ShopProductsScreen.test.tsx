import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item } from '@mall/contract/operations';
import drafts from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { ShopProductsScreen } from './ShopProductsScreen.tsx';

type Row = Item<'mallBan.list'>;
const rowOf = (productId: string, name: string, over: Partial<Row> = {}): Row => ({
  productId,
  goodsNo: `FM${productId}`,
  name,
  contentLang: 'en',
  image: null,
  shop: { id: 's1', name: 'Elm House' },
  onSale: true,
  ban: null,
  ...over,
});
const bannedRow = rowOf('3', 'Glass table', {
  ban: { id: 'b3', reason: 'unsafe', text: 'It breaks', at: '2026-11-20T02:00:00Z' },
});
const path = '/operator/shopProducts';
const open = (
  api: object = {},
  list: Row[] = [rowOf('1', 'Oak chair'), rowOf('2', 'Ash bench', { onSale: false }), bannedRow],
  at = path,
  permissions: OperatorPermission[] = ['catalogue.view', 'catalogue.edit'],
) =>
  renderScreen(<ShopProductsScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { mallBans: en, drafts, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions },
      'savedView.list': { list: [] },
      'mallBan.list': { list, total: list.length, more: false, page: 1, size: 20 },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = ({ calls }: Opened, op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);
const fill = async ({ user }: Opened, reason: string, text: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), reason);
  if (text !== '') await user.type(dialog.getByRole('textbox', { name: /In your words/ }), text);
  await user.click(dialog.getByRole('button', { name: 'Ban' }));
};

it('says what is sold, and of what is banned why and since when', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /Glass table/ });
  expect(row).toHaveTextContent('Elm House');
  expect(row).toHaveTextContent('Banned');
  expect(row).toHaveTextContent('UnsafeIt breaks');
  expect(screen.getByRole('row', { name: /Ash bench/ })).toHaveTextContent('Off sale');
});

it('asks by the address for what is banned, and why', async () => {
  const opened = await open();
  await opened.user.click(await screen.findByRole('button', { name: 'Banned' }));
  await opened.user.selectOptions(screen.getByRole('combobox', { name: 'Why it is banned' }), 'unsafe');
  expect(opened.where()).toBe(`${path}?banned=yes&reason=unsafe`);
  await waitFor(() =>
    expect(sent(opened, 'mallBan.list').at(-1)).toMatchObject({
      of: 'shops',
      banned: 'true',
      reason: 'unsafe',
    }),
  );
});

it('bans one for a reason, and the undo lifts that very ban', async () => {
  const opened = await open({ 'mallBan.ban': { id: 'b1' }, 'mallBan.lift': null });
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Oak chair FM1' }));
  await opened.user.click(screen.getByRole('menuitem', { name: 'Ban…' }));
  await fill(opened, 'counterfeit', 'Not by this maker');
  await opened.user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(sent(opened, 'mallBan.ban')).toEqual([
    { productId: '1', reason: 'counterfeit', text: 'Not by this maker' },
  ]);
  await waitFor(() => expect(sent(opened, 'mallBan.lift')).toEqual([{ id: 'b1' }]));
});

it('wants words for another reason, and keeps what was chosen', async () => {
  const opened = await open();
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Oak chair FM1' }));
  await opened.user.click(screen.getByRole('menuitem', { name: 'Ban…' }));
  await fill(opened, 'other', '');
  expect(await screen.findByText('Please say why')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveValue('other');
  expect(sent(opened, 'mallBan.ban')).toEqual([]);
});

it('bans several at once and says of each what became of it', async () => {
  const opened = await open({
    'mallBan.ban': ({ productId }: { productId: string }) => {
      if (productId === '2') throw refused('goods.bannedAlready', 'This product is banned already');
      return { id: `b${productId}` };
    },
  });
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  await opened.user.click(screen.getByRole('button', { name: 'Ban 2' }));
  await fill(opened, 'unsafe', '');
  const report = await screen.findByRole('dialog', { name: 'Ban' });
  expect(await within(report).findByText('1 done, 2 not done')).toBeVisible();
  expect(
    within(report)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Oak chairDone', 'Ash benchThis product is banned already', 'Glass tableBanned already']);
});

it('lifts a ban, and the undo bans again for the same reason', async () => {
  const opened = await open({ 'mallBan.ban': { id: 'b9' }, 'mallBan.lift': null });
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Glass table FM3' }));
  await opened.user.click(screen.getByRole('menuitem', { name: 'Lift the ban' }));
  await opened.user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(sent(opened, 'mallBan.lift')).toEqual([{ id: 'b3' }]);
  await waitFor(() =>
    expect(sent(opened, 'mallBan.ban')).toEqual([{ productId: '3', reason: 'unsafe', text: 'It breaks' }]),
  );
});

it('is to be read by who may not change the catalogue', async () => {
  await open({}, [bannedRow], path, ['catalogue.view']);
  expect(await screen.findByText('Glass table')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Actions/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
});

it('tells a mall without such products from a filter that fits none', async () => {
  await open({}, []);
  expect(await screen.findByText('Shops have no products of their own yet')).toBeVisible();
});

it('leads from a filter that fits none to all', async () => {
  const { user, where } = await open({}, [], `${path}?banned=yes`);
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(where()).toBe(path);
});
