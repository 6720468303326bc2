import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item, Sent } from '@mall/contract/operations';
import en from '@mall/office/stock/phrases/en.json' with { type: 'json' };
import { sampleSku } from '@mall/office/stock/sample-stock';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { StockScreen } from './StockScreen.tsx';

type Row = Item<'mallStock.list'>;
const lamp = sampleSku({
  skuId: '1',
  name: 'Alva lamp',
  onHand: 10,
  held: 3,
  low: false,
  toSend: 2,
  setAside: 4,
});
const sofa = sampleSku({ skuId: '2', name: 'Bo sofa', spec: 'Oak', onHand: 4, low: true, goodsId: null });
const both: OperatorPermission[] = ['catalogue.view', 'catalogue.edit', 'order.view'];

const open = (api: Answers = {}, own = both, at = '/operator/stock', rows: Row[] = [lamp, sofa]) =>
  renderScreen(<StockScreen />, {
    lang: 'en',
    at,
    phrases: { stock: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'savedView.list': { list: [] },
      'mallStock.list': ({ tab, keyword = '' }: Sent<'mallStock.list'>) => {
        const list = rows.filter(({ name, low }) => (tab !== 'low' || low) && name.includes(keyword));
        return { list, total: list.length, more: false, counts: { low: 1, out: 0 }, page: 1, size: 50 };
      },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const act = async (user: Opened['user'], name: string, action: RegExp) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);
const lampName = 'Alva lamp · Brass';

it('shows what is on hand, held and free, and narrows to what is low', async () => {
  const { user } = await open();
  const row = within(await screen.findByRole('row', { name: /Alva lamp/ }));
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(2, 6)).toEqual(['Enough', '10', '3', '7']);
  expect(row.getByText('Usual (5)')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /^Low/ }));
  await waitFor(() => expect(screen.queryByText('Alva lamp')).toBeNull());
  expect(screen.getByText('Bo sofa')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'Kiln{Enter}');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Alva lamp')).toBeVisible();
});

it('offers nothing to change to who may only look', async () => {
  await open({}, ['catalogue.view'], '/operator/stock?mode=count');
  await screen.findByText('Bo sofa');
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Count' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Counted/ })).toBeNull();
});

it('receives pieces by a key, and takes it back', async () => {
  const { user, calls } = await open({ 'mallStock.change': { ...lamp, onHand: 15 } });
  (await screen.findByRole('link', { name: 'Alva lamp' })).focus();
  await user.keyboard('r');
  const dialog = within(screen.getByRole('dialog', { name: `Receive ${lampName}` }));
  await user.click(dialog.getByRole('button', { name: 'Receive pieces' }));
  expect(dialog.getByText('A whole number from 1 to 1,000,000, please')).toBeVisible();
  await user.type(dialog.getByLabelText('Pieces'), '5');
  expect(dialog.getByText('On hand: 10 becomes 15')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Note/), 'PO 17');
  await user.click(dialog.getByRole('button', { name: 'Receive pieces' }));
  const told = await screen.findAllByText(`${lampName} received, 15 on hand`);
  expect(told.length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('z');
  await waitFor(() => expect(sent(calls, 'mallStock.change')).toHaveLength(2));
  expect(sent(calls, 'mallStock.change')).toEqual([
    { id: '1', change: '5', reason: 'received', note: 'PO 17' },
    { id: '1', change: '-5', reason: 'mistake' },
  ]);
});

it('corrects for a reason that says which way, and never below what is held', async () => {
  const { user, calls } = await open({ 'mallStock.change': { ...lamp, onHand: 8 } });
  await act(user, lampName, /^Correct/);
  const dialog = within(screen.getByRole('dialog', { name: `Correct the stock of ${lampName}` }));
  await user.type(dialog.getByLabelText('Pieces'), '8');
  await user.click(dialog.getByRole('button', { name: 'Correct stock' }));
  expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Reason'), 'damaged');
  expect(dialog.queryByRole('radio')).toBeNull();
  expect(dialog.getByText('3 are held, so at most 7 can leave')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Reason'), 'mistake');
  await user.click(dialog.getByRole('radio', { name: 'Pieces come' }));
  expect(dialog.getByText('On hand: 10 becomes 18')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Pieces leave' }));
  await user.clear(dialog.getByLabelText('Pieces'));
  await user.type(dialog.getByLabelText('Pieces'), '2');
  await user.click(dialog.getByRole('button', { name: 'Correct stock' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'mallStock.change')).toEqual([{ id: '1', change: '-2', reason: 'mistake', note: '' }]);
});

it('says why a correction is refused, and keeps what was typed', async () => {
  const { user } = await open({
    'mallStock.change': () => {
      throw refused('stock.held', 'Of the 10 pieces on hand, 9 are held');
    },
  });
  await act(user, lampName, /^Correct/);
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Reason'), 'missing');
  await user.type(dialog.getByLabelText('Pieces'), '4');
  await user.click(dialog.getByRole('button', { name: 'Correct stock' }));
  expect((await screen.findAllByText('Of the 10 pieces on hand, 9 are held')).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText('Pieces')).toHaveValue('4');
});

it('counts many at once: what moved meanwhile is to be counted again', async () => {
  const { user, calls } = await open({
    'mallStock.undoCount': { count: 1 },
    'mallStock.count': ({ rows }: Sent<'mallStock.count'>) => ({
      id: 'c1',
      counted: 1,
      changed: 1,
      left: [rows].flat().length === 2 ? [{ skuId: '2', why: 'moved' as const, onHand: 6, held: 0 }] : [],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Count' }));
  expect(await screen.findByText(/^Type what you count/)).toBeVisible();
  const field = (name: string) => screen.getByRole('textbox', { name: `Counted of ${name}` });
  expect(field(lampName)).toHaveAccessibleDescription(
    '2 paid pieces are to be sent: leave them out · 4 pieces are put aside for flash sales: leave them out',
  );
  await user.type(field(lampName), '8');
  await user.type(field('Bo sofa · Oak'), 'x');
  expect(screen.getByText('A whole number up to 1,000,000, please')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Save count/ })).toBeDisabled();
  await user.clear(field('Bo sofa · Oak'));
  await user.type(field('Bo sofa · Oak'), '4');
  expect(screen.getByText('2 SKUs counted, 1 differ, −2 pieces in all')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Hall 2');
  await user.click(screen.getByRole('button', { name: 'Save 2 counts' }));
  expect((await screen.findAllByText('1 count is saved, 1 with another number')).length).toBeGreaterThan(0);
  expect(await screen.findByText(/^The stock moved meanwhile: 6 on hand now/)).toBeVisible();
  expect(field(lampName)).toHaveValue('');
  await user.type(field('Bo sofa · Oak'), '6');
  await user.click(screen.getByRole('button', { name: 'Save count' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'End the count' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'End the count' }));
  await user.click((await screen.findAllByRole('button', { name: /^Undo/ })).at(-1) ?? document.body);
  expect((await screen.findAllByText('1 count is taken back')).length).toBeGreaterThan(0);
  expect(sent(calls, 'mallStock.undoCount')).toEqual([{ id: 'c1' }]);
  expect(await screen.findByRole('heading', { name: 'Stock' })).toBeVisible();
  expect(sent(calls, 'mallStock.count')).toEqual([
    {
      note: 'Hall 2',
      rows: [
        { skuId: '1', expected: '10', counted: '8' },
        { skuId: '2', expected: '4', counted: '4' },
      ],
    },
    { note: 'Hall 2', rows: [{ skuId: '2', expected: '6', counted: '6' }] },
  ]);
});

it('sets the reorder point of several, and takes it back', async () => {
  const { user, calls } = await open({ 'mallStock.reorder': null });
  await user.click(await screen.findByRole('checkbox', { name: /Bo sofa/ }));
  await user.click(screen.getByRole('checkbox', { name: /Alva lamp/ }));
  await user.click(screen.getByRole('button', { name: 'Reorder point' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reorder point of 2 SKUs' }));
  await user.click(dialog.getByRole('radio', { name: 'A number of its own' }));
  await user.click(dialog.getByRole('button', { name: 'Save reorder point' }));
  expect(dialog.getByText('A whole number up to 1,000,000, please')).toBeVisible();
  await user.type(dialog.getByLabelText('From so many free pieces down'), '8');
  await user.click(dialog.getByRole('button', { name: 'Save reorder point' }));
  expect((await screen.findAllByText('The reorder points of 2 SKUs are changed')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('z');
  await waitFor(() => expect(sent(calls, 'mallStock.reorder')).toHaveLength(2));
  expect(sent(calls, 'mallStock.reorder')[1]).toEqual({
    rows: [
      { skuId: '1', point: null },
      { skuId: '2', point: null },
    ],
  });
});

const at = '2026-11-24T08:00:00Z';
const one: Answers = {
  'mallStock.detail': {
    ...lamp,
    launches: 1,
    orders: [
      { id: 'o1', no: '202611240000000001', qty: 2, waits: 'payment', at },
      { id: null, no: '202611240000000002', qty: 2, waits: 'shipment', at },
    ],
  },
  'mallStock.moves': {
    list: [
      { id: 'm2', at, kind: 'sold', change: -2, after: 10, note: '', by: null, order: '202611240000000002' },
      { id: 'm1', at, kind: 'received', change: 12, after: 12, note: 'PO 16', by: 'Lin', order: null },
    ],
    total: 2,
    page: 1,
    size: 20,
  },
};

it('shows one SKU with its moves and the orders that take of it', async () => {
  await open(one, both, '/operator/stock?tab=low&skuId=1');
  expect(await screen.findByRole('heading', { name: lampName })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stock' })).toHaveAttribute('href', '/operator/stock?tab=low');
  expect(screen.getByRole('link', { name: 'Open product' })).toHaveAttribute(
    'href',
    '/operator/products/form?id=g7',
  );
  const moves = within(await screen.findByRole('table', { name: 'Moves' }));
  expect(await moves.findByText('Sold · 202611240000000002')).toBeVisible();
  expect(moves.getByText('Lin')).toBeVisible();
  expect(moves.getByText('+12')).toBeVisible();
  const orders = screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('piece'));
  expect(orders.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^202611240000000001.*Awaits payment2 pieces$/),
    expect.stringMatching(/^202611240000000002In a shop.*To be sent2 pieces$/),
    'Boosts under way1 piece',
  ]);
  expect(screen.getByRole('link', { name: '202611240000000001' })).toHaveAttribute(
    'href',
    '/operator/orders?orderId=o1',
  );
  expect(screen.queryByRole('link', { name: '202611240000000002' })).toBeNull();
});

it('a SKU that is not there leads back to the list', async () => {
  const gone = () => {
    throw refused('missing', 'Not found');
  };
  await open({ 'mallStock.detail': gone, 'mallStock.moves': gone }, both, '/operator/stock?skuId=99');
  expect(await screen.findByText('There is no such SKU')).toBeVisible();
});
