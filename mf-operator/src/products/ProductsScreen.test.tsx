import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item } from '@mall/contract/operations';
import drafts from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import goods from '@mall/office/drafts/products/phrases/en.json' with { type: 'json' };
import { keptAs } from '@mall/office/drafts/sample-draft';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { ProductsScreen } from './ProductsScreen.tsx';

type Row = Item<'mallGoods.list'>;
const rowOf = (id: string, name: string, over: Partial<Row> = {}): Row => ({
  id,
  version: 3,
  productId: '10000000',
  goodsNo: `FM${id}`,
  name,
  contentLang: 'en',
  image: '/media/up/a.webp',
  category: 'Sofas',
  state: 'approved',
  reason: null,
  live: true,
  onSale: true,
  ban: null,
  custom: false,
  labels: [],
  priceMin: 489_900,
  priceMax: 489_900,
  stock: 12,
  skus: 1,
  savedAt: '2026-11-21T01:00:00Z',
  savedBy: 'Wei',
  submittedAt: null,
  removedAt: null,
  ...over,
});
const rows = [
  rowOf('1', 'Verdi sofa'),
  rowOf('2', 'Elm chair', { state: 'draft', live: false, onSale: false, productId: null, goodsNo: null }),
];
const both: OperatorPermission[] = ['catalogue.view', 'catalogue.edit'];
const path = '/operator/products';

const open = (api: object = {}, own = both, at = path, list = rows) =>
  renderScreen(<ProductsScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { mallGoods: en, ownGoods: goods, drafts, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'savedView.list': { list: [] },
      'mallGoods.choices': {
        categories: [
          { id: '7', name: 'Sofas', parent: '5' },
          { id: '5', name: 'Living room', parent: null },
        ],
        brands: [],
        styles: [],
        materials: [],
        units: [],
        colours: [],
      },
      'mallGoods.list': { list, total: list.length, page: 1, size: 20, counts: { all: list.length } },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = ({ calls }: Opened, op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);

it('shows what is published and what is a draft, and nothing of a review', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Verdi sofa' })).toHaveAttribute(
    'href',
    '/operator/products/form?id=1',
  );
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs.map((text) => text.replace(/\d+$/, ''))).toEqual(['All', 'Drafts', 'Published', 'Deleted']);
  expect(screen.getByRole('columnheader', { name: 'State' })).toBeVisible();
  expect(screen.queryByText(/review/i)).toBeNull();
  expect(screen.getByRole('link', { name: 'Import from a sheet' })).toHaveAttribute(
    'href',
    '/operator/products/import',
  );
});

it('asks for a category by the address, parents before what is below them', async () => {
  const opened = await open();
  const choice = await screen.findByRole('combobox', { name: 'Category' });
  await waitFor(() => expect(within(choice).getAllByRole('option')).toHaveLength(3));
  expect(
    within(choice)
      .getAllByRole('option')
      .map((one) => one.textContent?.trim()),
  ).toEqual(['All categories', 'Living room', 'Sofas']);
  await opened.user.selectOptions(choice, '7');
  expect(opened.where()).toBe(`${path}?category=7`);
  await waitFor(() => expect(sent(opened, 'mallGoods.list').at(-1)).toMatchObject({ categoryId: '7' }));
});

it('hides a column, and what is selected stays selected', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: /Select Verdi sofa/ }));
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: goods.column.stock }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: goods.column.stock })).toBeNull());
  expect(screen.getByRole('columnheader', { name: goods.column.price })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Select Verdi sofa/ })).toBeChecked();
});

it('says of an empty mall that it has none, whatever columns are chosen', async () => {
  await open({}, both, `${path}?cols=price&density=compact`, []);
  expect(await screen.findByText('The mall has no products yet')).toBeVisible();
});

it('publishes a draft from its row', async () => {
  const opened = await open({ 'mallGoods.publish': keptAs('2')(4, 'approved') });
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Elm chair' }));
  expect(screen.getByRole('menuitem', { name: /Put on sale/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Only after it is published')).toBeVisible();
  await opened.user.click(screen.getByRole('menuitem', { name: 'Publish' }));
  expect((await screen.findAllByText('“Elm chair” is published')).length).toBeGreaterThan(0);
  expect(sent(opened, 'mallGoods.publish')).toEqual([{ id: '2', version: '3' }]);
});

it('takes many off sale, says of which it is not possible, and undoes it', async () => {
  const opened = await open(
    { 'mallGoods.sell': ({ onSale }: { onSale: string }) => ({ onSale: onSale === 'true' }) },
    both,
    path,
    [rowOf('1', 'Verdi sofa'), rowOf('3', 'Ash table')],
  );
  await opened.user.click(await screen.findByRole('checkbox', { name: /Select Verdi sofa/ }));
  await opened.user.click(screen.getByRole('checkbox', { name: /Select Ash table/ }));
  await opened.user.click(screen.getByRole('button', { name: 'Take 2 off sale' }));
  await opened.user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(sent(opened, 'mallGoods.sell').map(({ id, onSale }) => [id, onSale])).toEqual([
      ['1', 'false'],
      ['3', 'false'],
      ['1', 'true'],
      ['3', 'true'],
    ]),
  );
});

it('gives many a label, leaves out who has it, and takes back what was given', async () => {
  const opened = await open(
    { 'mallGoods.label': ({ on }: { on: string }) => ({ on: on === 'true' }) },
    both,
    path,
    [
      rowOf('1', 'Verdi sofa'),
      rowOf('3', 'Ash table'),
      rowOf('4', 'Oak bench', { live: false, labels: ['isNew'] }),
    ],
  );
  expect(await screen.findByText('FM4 · 1 SKU · New')).toBeVisible();
  for (const name of ['Verdi sofa', 'Ash table', 'Oak bench'])
    await opened.user.click(await screen.findByRole('checkbox', { name: new RegExp(`Select ${name}`) }));
  await opened.user.click(screen.getByRole('button', { name: 'Labels' }));
  expect(screen.getByRole('menuitem', { name: /Give “Hot”\s*2/ })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: /Take away “New”\s*1/ })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: /Take away “Hot”/ })).toHaveAttribute('aria-disabled', 'true');
  await opened.user.click(screen.getByRole('menuitem', { name: /Give “New”/ }));
  const report = within(await screen.findByRole('dialog', { name: 'Give “New”' }));
  expect(await report.findByText('It has this label')).toBeVisible();
  await opened.user.click(report.getByRole('button', { name: 'Got it' }));
  await opened.user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(sent(opened, 'mallGoods.label').map(({ id, label, on }) => [id, label, on])).toEqual([
      ['1', 'isNew', 'true'],
      ['3', 'isNew', 'true'],
      ['1', 'isNew', 'false'],
      ['3', 'isNew', 'false'],
    ]),
  );
});

it('is to be read by who may not change the catalogue', async () => {
  const { user } = await open({}, ['catalogue.view']);
  await user.click(await screen.findByRole('button', { name: 'Actions for Elm chair' }));
  expect(screen.getByRole('menuitem', { name: /Publish/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('link', { name: 'Add product' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Import from a sheet' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
});

it('a mall without products says how the first one comes', async () => {
  await open({}, both, path, []);
  expect(await screen.findByText('The mall has no products yet')).toBeVisible();
  expect(screen.getByText(en.noneReason)).toBeVisible();
});

it('exports the products that the list shows', async () => {
  const { user, calls } = await open(
    { 'mallGoods.export': {} },
    both,
    `${path}?tab=draft&sale=off&keyword=elm&category=7`,
  );
  await user.click(await screen.findByRole('button', { name: 'Export to a sheet' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'mallGoods.export')?.input).toEqual({
      tab: 'draft',
      sale: 'off',
      keyword: 'elm',
      categoryId: '7',
    }),
  );
});

it('exports nothing of what is deleted', async () => {
  await open({}, both, `${path}?tab=removed`);
  expect(await screen.findByRole('button', { name: 'Export to a sheet' })).toBeDisabled();
});

it('shows what is banned, bans what is published, and undoes that', async () => {
  const ban = { id: 'b1', reason: 'unsafe' as const, text: '', at: '2026-11-20T02:00:00Z' };
  const opened = await open({ 'mallBan.ban': { id: 'b2' }, 'mallBan.lift': null }, both, path, [
    rowOf('1', 'Verdi sofa', { ban, onSale: false }),
    rowOf('3', 'Ash table', { productId: '10000003' }),
  ]);
  expect(await screen.findByRole('row', { name: /Verdi sofa/ })).toHaveTextContent('Banned');
  await opened.user.click(screen.getByRole('button', { name: 'Actions for Verdi sofa' }));
  expect(screen.getByRole('menuitem', { name: /Put on sale/ })).toHaveTextContent('Banned by the mall');
  await opened.user.keyboard('{Escape}');
  await opened.user.click(screen.getByRole('checkbox', { name: /Select Ash table/ }));
  await opened.user.click(screen.getByRole('button', { name: 'Ban 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ban “Ash table”' }));
  await opened.user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'rights');
  await opened.user.click(dialog.getByRole('button', { name: 'Ban' }));
  await opened.user.click(await screen.findByRole('button', { name: /Undo/ }));
  expect(sent(opened, 'mallBan.ban')).toEqual([{ productId: '10000003', reason: 'rights', text: '' }]);
  await waitFor(() => expect(sent(opened, 'mallBan.lift')).toEqual([{ id: 'b2' }]));
  await opened.user.click(screen.getByRole('button', { name: 'Banned' }));
  await waitFor(() => expect(sent(opened, 'mallGoods.list').at(-1)).toMatchObject({ banned: 'true' }));
});
