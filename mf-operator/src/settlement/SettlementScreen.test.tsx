import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item, Output, Sent } from '@mall/contract/operations';
import { usualTerms } from '@mall/contract/trade/settlement';
import shared from '@mall/office/settlement/phrases/en.json' with { type: 'json' };
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import batches from '../batches/phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { SettlementScreen } from './SettlementScreen.tsx';

const balance = { currency: 'CNY' as const, total: 123_450, stated: 100_000, held: 20_000, payable: 80_000 };
const oak: Item<'mallSettlement.shops'> = {
  shop: { id: 's1', name: 'Oak house', code: 'OAK2026' },
  balances: [balance],
  lastPeriod: '2026-10',
  hasAccount: true,
  payouts: [],
};
const payout: Item<'mallPayout.list'> = {
  ...{ id: 'p1', no: '202611010000000001', currency: 'CNY', amount: 80_000, status: 'draft', method: 'bank' },
  ...{ holder: 'L*', account: '•••• 1111', reference: '', reason: '', createdAt: '2026-11-01T00:23:00Z' },
  ...{ approvedAt: null, sentAt: null, endedAt: null, shop: { id: 's1', name: 'Oak house' } },
  ...{ approvedBy: null, secondBy: null, needsSecond: true, batch: null },
};
const statement: Output<'mallSettlement.statement'> = {
  ...{
    id: 'st1',
    period: '2026-10',
    currency: 'CNY',
    opening: 0,
    sales: 120_000,
    refunds: -20_000,
    direct: 0,
  },
  ...{ commission: 0, coupons: 0, fees: -1_000, adjustments: 0, payouts: 0, closing: 99_000, lines: 2 },
  ...{
    until: '2026-10-31T16:00:00Z',
    closedAt: '2026-10-31T16:23:00Z',
    shop: { id: 's1', name: 'Oak house' },
  },
};
const terms: Output<'mallSettlement.terms'> = {
  now: { id: null, own: false, validFrom: null, ...usualTerms },
  coming: [],
  before: [],
  earliest: '2026-11-28',
};
const question: Item<'mallQuestion.list'> = {
  ...{ id: 'q1', shop: { id: 's1', name: 'Oak house' }, status: 'open', waitsFor: 'mall' },
  ...{ statement: { id: 'st1', period: '2026-10', currency: 'CNY' }, closedAt: null },
  line: { no: 3, cause: 'adjustment', orderNo: null, total: -500 },
  askedAt: '2026-11-02T00:00:00Z',
  thread: [{ no: 1, side: 'shop', at: '2026-11-02T00:00:00Z', words: 'What was packed?', adjustment: null }],
};
const both: OperatorPermission[] = ['finance.view', 'finance.pay'];
const page = <Row,>(...list: Row[]) => ({ list, total: list.length, page: 1, size: 20 });

const open = (at = '', api: Answers = {}, own = both) =>
  renderScreen(<SettlementScreen />, {
    lang: 'en',
    at: `/operator/settlement${at}`,
    phrases: { mallSettlement: en, mallBatches: batches, settlement: shared, operator: frame },
    who: { token: 't' },
    api: {
      'savedView.list': { list: [] },
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallSettlement.shops': page(oak),
      'mallPayout.list': page(payout),
      'mallSettlement.statements': page(statement),
      'mallSettlement.terms': terms,
      'mallQuestion.list': page(question),
      'category.menu': [{ id: '5', name: 'Sofas', image: '', level: 1, count: 3, children: [] }],
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);
const act = async (user: Opened['user'], action: RegExp) => {
  await user.click(await screen.findByRole('button', { name: /^Actions for Oak house/ }));
  await user.click(screen.getByRole('menuitem', { name: action }));
  return within(screen.getByRole('dialog'));
};

it('shows what each shop is owed, and the way to it', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /Oak house/ }));
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(expect.arrayContaining(['¥1,234.50', '¥200.00', '¥800.00', '2026-10']));
  expect(row.getByRole('link', { name: 'Oak house' })).toHaveAttribute(
    'href',
    '/operator/settlement?shopId=s1',
  );
});

it('a payout goes its way by its own menu, and says what follows', async () => {
  const { user, calls } = await open('?tab=payouts', {
    'mallPayout.move': { ...payout, approvedBy: { id: 'u1', name: 'Wei' } },
  });
  const dialog = await act(user, /^Approve/);
  expect(dialog.getByText('¥800.00 for Oak house, to Bank •••• 1111 L*')).toBeVisible();
  expect(dialog.getByText('This sum needs the approval of two operators')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'mallPayout.move')).toEqual([{ id: 'p1', move: 'approve', reference: '' }]);
});

it('one that is cancelled needs a reason, and a refusal keeps it', async () => {
  const { user, calls } = await open('?tab=payouts', {
    'mallPayout.move': () => {
      throw refused('payout.notAllowed', 'This payout has moved on meanwhile');
    },
  });
  const dialog = await act(user, /^Cancel payout/);
  await user.click(dialog.getByRole('button', { name: 'Cancel payout' }));
  expect(dialog.getByText('Please give a reason')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'Wrong account');
  await user.click(dialog.getByRole('button', { name: 'Cancel payout' }));
  expect((await screen.findAllByText('This payout has moved on meanwhile')).length).toBeGreaterThan(0);
  expect(sent(calls, 'mallPayout.move')).toEqual([{ id: 'p1', move: 'cancel', reason: 'Wrong account' }]);
});

it('one shop: balance, statements, a payout of what is payable', async () => {
  const { user, calls } = await open('?shopId=s1', { 'mallPayout.create': payout });
  expect(await screen.findByRole('heading', { name: 'Oak house' })).toBeVisible();
  expect(screen.getByText('¥200.00')).toBeVisible();
  expect(await screen.findByRole('link', { name: '2026-10' })).toHaveAttribute(
    'href',
    '/operator/settlement?statementId=st1',
  );
  await user.click(screen.getByRole('button', { name: 'Draft payout' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Pay Oak house' }));
  expect(dialog.getByText(/^¥800.00 is taken/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Draft payout' }));
  await waitFor(() => expect(sent(calls, 'mallPayout.create')).toEqual([{ shopId: 's1', currency: 'CNY' }]));
});

it('an adjustment is typed with its direction and reason', async () => {
  const { user, calls } = await open('?shopId=s1', { 'mallSettlement.adjust': { id: 'a1' } });
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save adjustment' }));
  expect(dialog.getByText('An amount with two decimals at most')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Owe the shop less' }));
  await user.type(dialog.getByLabelText('Amount (¥)'), '12.5');
  await user.type(dialog.getByLabelText('Reason'), 'Packing');
  await user.click(dialog.getByRole('button', { name: 'Save adjustment' }));
  await waitFor(() =>
    expect(sent(calls, 'mallSettlement.adjust')).toEqual([
      { shopId: 's1', currency: 'CNY', amount: '-1250', reason: 'Packing' },
    ]),
  );
});

it('terms begin with those in force, and name what is wrong with them', async () => {
  const { user, calls } = await open('?shopId=s1', { 'mallSettlement.setTerms': terms.now });
  await user.click(await screen.findByRole('button', { name: 'Set terms' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Terms of Oak house' }));
  const fee = dialog.getByLabelText('Fee (%)');
  expect(fee).toHaveValue('0');
  await user.clear(fee);
  await user.type(fee, '51');
  await user.click(dialog.getByRole('button', { name: 'Save terms' }));
  expect(dialog.getByText('A percentage from 0 to 50, with two decimals at most')).toBeVisible();
  await user.clear(fee);
  await user.type(fee, '7.25');
  await user.click(dialog.getByRole('button', { name: 'Add a category' }));
  await user.selectOptions(dialog.getByLabelText('Category'), '5');
  await user.type(dialog.getByLabelText('Rate (%)'), '3');
  await user.type(dialog.getByLabelText('Reason'), 'As agreed');
  await user.click(dialog.getByRole('button', { name: 'Save terms' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'mallSettlement.setTerms')).toMatchObject([
    { shopId: 's1', feeBps: 725, categoryFees: { 5: 300 }, commissionBps: 10_000, from: '2026-11-28' },
  ]);
});

it('a statement adds up, and has its lines', async () => {
  const line: Output<'mallSettlement.lines'>['list'][number] = {
    ...{
      no: 1,
      order: { id: 'o1', no: '202610010000000001' },
      cause: 'order',
      note: '',
      at: '2026-10-01T00:00:00Z',
    },
    ...{
      sales: 120_000,
      refunds: -20_000,
      direct: 0,
      commission: 0,
      coupons: 0,
      fees: -1_200,
      adjustments: 0,
    },
    ...{ payouts: 0, total: 98_800 },
  };
  const { user, calls } = await open('?statementId=st1', {
    'mallSettlement.sheet': null,
    'mallSettlement.statement': statement,
    'mallSettlement.lines': ({ page: at = 1 }: Sent<'mallSettlement.lines'>) => ({
      ...page(line, {
        ...line,
        no: 2,
        order: null,
        cause: 'adjustment' as const,
        note: 'Packing',
        total: 200,
      }),
      page: Number(at),
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Statement of 2026-10' })).toBeVisible();
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(sums).toEqual(['¥0.00', '¥1,200.00', '−¥200.00', '−¥10.00', '¥990.00']);
  const table = within(await screen.findByRole('table', { name: 'Lines' }));
  expect(await table.findByText('202610010000000001')).toBeVisible();
  expect(table.getByText('Adjustment: Packing')).toBeVisible();
  expect(table.queryByRole('columnheader', { name: 'Commission' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Oak house' })).toHaveAttribute(
    'href',
    '/operator/settlement?shopId=s1',
  );
  await user.click(screen.getByRole('button', { name: 'Download as a sheet' }));
  await waitFor(() => expect(sent(calls, 'mallSettlement.sheet')).toEqual([{ id: 'st1' }]));
});

it('offers nothing to change to who may only look', async () => {
  await open('?shopId=s1', {}, ['finance.view']);
  await screen.findByRole('heading', { name: 'Oak house' });
  for (const name of ['Set terms', 'Adjust', 'Draft payout'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('a statement that is not there says so', async () => {
  await open('?statementId=gone', {
    'mallSettlement.statement': () => {
      throw refused('missing', 'Not found');
    },
  });
  expect(await screen.findByText('There is no such statement')).toBeVisible();
});

const batch: Output<'payoutBatch.detail'> = {
  ...{ id: 'b1', no: 'B-1', method: 'bank', currency: 'CNY', amount: 80_000, count: 1, waiting: 1, paid: 0 },
  ...{ failed: 0, status: 'approved', needsSecond: false, createdBy: { id: 'o1', name: 'Wei' } },
  ...{ approvedBy: { id: 'o1', name: 'Wei' }, secondBy: null, sentBy: null },
  ...{ createdAt: '2026-11-01T00:00:00Z', sentAt: null, endedAt: null, reason: '' },
  fileTakenAt: '2026-11-01T01:00:00Z',
  lines: [
    {
      ...{ id: 'p1', no: payout.no, payee: { id: 's1', name: 'Oak house' }, holder: 'L*' },
      ...{ account: '•••• 1111', net: 80_000, state: 'waiting', reference: '', reason: '', endedAt: null },
    },
  ],
};

it('drafts are approved together, and approved ones leave by a batch', async () => {
  const two = [payout, { ...payout, id: 'p2', status: 'approved' as const, needsSecond: false }];
  const { user, calls, where } = await open('?tab=payouts', {
    'mallPayout.list': { ...page(...two), total: 2 },
    'mallPayout.approveMany': {
      results: [{ id: 'p1', done: false, why: 'Another operator must approve it too' }],
    },
    'payoutBatch.create': batch,
  });
  for (const box of await screen.findAllByRole('checkbox', { name: /Oak house/ })) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Approve 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve 1 payout' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('Oak house: Another operator must approve it too')).toBeVisible();
  expect(sent(calls, 'mallPayout.approveMany')).toEqual([{ ids: ['p1'] }]);
  await user.keyboard('{Escape}');
  await user.click(screen.getAllByRole('checkbox', { name: /Oak house/ })[1] as HTMLElement); // of two
  await user.click(screen.getByRole('button', { name: 'Make batch of 1' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make batch' }));
  await waitFor(() => expect(where()).toBe('/operator/settlement?batchId=b1'));
  expect(sent(calls, 'payoutBatch.create')).toEqual([{ ids: ['p2'] }]);
});

it('a batch whose file was taken is cancelled with the word that it was destroyed', async () => {
  const { user, calls } = await open('?batchId=b1', {
    'payoutBatch.detail': batch,
    'payoutBatch.move': { ...batch, status: 'cancelled' },
  });
  expect(await screen.findByRole('link', { name: 'Oak house' })).toHaveAttribute(
    'href',
    '/operator/settlement?shopId=s1',
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel batch' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'wrong month');
  await user.click(dialog.getByRole('button', { name: 'Cancel batch' }));
  expect(dialog.getByText(/^Please confirm that the file was destroyed/)).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: /^The payment file was destroyed/ }));
  await user.click(dialog.getByRole('button', { name: 'Cancel batch' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'payoutBatch.move')).toEqual([
    { id: 'b1', move: 'cancel', reason: 'wrong month', fileDestroyed: 'true' },
  ]);
});

it('a question of a shop is answered with an adjustment, and closed', async () => {
  const { user, calls } = await open('?tab=questions', {
    'mallQuestion.answer': question,
    'mallQuestion.close': { ...question, status: 'closed', closedAt: '2026-11-03T00:00:00Z' },
  });
  expect(
    await screen.findByRole('link', { name: /^Oak house · 2026-10 · Line 3: Adjustment/ }),
  ).toHaveAttribute('href', '/operator/settlement?statementId=st1');
  await user.click(await screen.findByRole('button', { name: 'Answer' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Answer' }));
  await user.type(dialog.getByLabelText('Your words'), 'It comes back');
  await user.click(dialog.getByRole('radio', { name: 'Owe the shop more' }));
  await user.click(dialog.getByRole('button', { name: 'Send answer' }));
  expect(dialog.getByText('An amount with two decimals at most')).toBeVisible();
  await user.type(dialog.getByLabelText('Amount (¥)'), '5.00');
  await user.click(dialog.getByRole('button', { name: 'Send answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'mallQuestion.answer')).toEqual([
    { id: 'q1', after: '1', words: 'It comes back', amount: '500' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sent(calls, 'mallQuestion.close')).toEqual([{ id: 'q1' }]));
});
