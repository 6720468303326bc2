import type { Item, Output } from '@mall/contract/operations';
import { permissions, type Permission } from '@mall/contract/core/permissions';
import { usualTerms } from '@mall/contract/trade/settlement';
import shared from '@mall/office/settlement/phrases/en.json' with { type: 'json' };
import { type Answers, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from './phrases/en.json' with { type: 'json' };
import { SettlementScreen } from './SettlementScreen.tsx';

const standing: Output<'shopSettlement.show'> = {
  balances: [{ currency: 'CNY', total: -10_700, stated: -10_700, held: 0, payable: 0 }],
  terms: { id: 't1', own: true, validFrom: '2026-09-30T16:00:00Z', ...usualTerms, feeBps: 725 },
  account: null,
  maySetAccount: true,
};
const none = { list: [], total: 0, page: 1, size: 12 };

const open = (
  over: Partial<typeof standing> = {},
  at = '',
  api: Answers = {},
  own: readonly Permission[] = permissions,
) =>
  renderScreen(<SettlementScreen />, {
    lang: 'en',
    at: `/userAdmin/shop/settlement${at}`,
    phrases: { shopSettlement: en, settlement: shared },
    who: { token: 't', isShop: true, permissions: [...own] },
    api: {
      'shopSettlement.show': { ...standing, ...over },
      'shopSettlement.statements': none,
      'shopSettlement.payouts': none,
      'shopQuestion.list': none,
      ...api,
    },
  });

it('says what is owed which way, by which terms, and that nothing is stated yet', async () => {
  await open();
  expect(await screen.findByText(/^The shop owes the mall ¥107.00/)).toBeVisible();
  expect(screen.getByText('7.25% of what is paid for goods, and ¥0 an order')).toBeVisible();
  expect(await screen.findByText('No statement yet')).toBeVisible();
  expect(await screen.findByText('No payout yet')).toBeVisible();
});

it('the owner gives an account, which is checked before it is sent', async () => {
  const saved = {
    method: 'bank' as const,
    holder: 'L*',
    account: '•••• 1111',
    changedAt: '2026-11-26T00:00:00Z',
  };
  const { user, calls } = await open({}, '', { 'shopSettlement.setAccount': saved });
  await user.click(await screen.findByRole('button', { name: 'Give an account' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Name of the holder'), 'Lin');
  await user.type(dialog.getByLabelText('Number'), '4111 1111 1111 1112');
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  expect(dialog.getByText('Check the number')).toBeVisible();
  await user.type(dialog.getByLabelText('Number'), '{Backspace}1');
  await user.click(dialog.getByRole('button', { name: 'Save account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ op }) => op === 'shopSettlement.setAccount')?.input).toEqual({
    method: 'bank',
    holder: 'Lin',
    account: '4111 1111 1111 1111',
  });
});

it('others of the shop see where it goes and change nothing', async () => {
  await open({
    maySetAccount: false,
    account: { method: 'alipay', holder: 'L*', account: '•••• 1111', changedAt: '2026-11-26T00:00:00Z' },
  });
  expect(await screen.findByText(/Alipay •••• 1111/)).toBeVisible();
  expect(screen.getByText('Only the owner changes it')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change account' })).toBeNull();
});

const statement: Output<'shopSettlement.statement'> = {
  ...{ id: 'st1', period: '2026-10', currency: 'CNY', opening: 0, sales: 100_000, refunds: 0, direct: 0 },
  ...{ commission: 0, coupons: 0, fees: 0, adjustments: 0, payouts: 0, closing: 100_000, lines: 1 },
  ...{ until: '2026-10-31T16:00:00Z', closedAt: '2026-10-31T16:23:00Z' },
  shop: { id: 's1', name: 'Oak house' },
};
const line: Item<'shopSettlement.lines'> = {
  ...{ no: 1, order: { id: 'o1', no: 'N1' }, cause: 'order', note: '', at: '2026-10-01T00:00:00Z' },
  ...{ sales: 100_000, refunds: 0, direct: 0, commission: 0, coupons: 0, fees: 0, adjustments: 0 },
  ...{ payouts: 0, total: 100_000 },
};
const ofStatement: Answers = {
  'shopSettlement.statement': statement,
  'shopSettlement.lines': { total: 1, page: 1, size: 50, list: [line] },
};

it('a line leads to its order for who may see orders', async () => {
  const { unmount } = await open({}, '?statementId=st1', ofStatement);
  expect(await screen.findByRole('link', { name: 'N1' })).toHaveAttribute(
    'href',
    '/userAdmin/orders/orderList?orderId=o1',
  );
  unmount();
  await open({}, '?statementId=st1', ofStatement, ['finance.view']);
  expect(await screen.findByText('N1')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'N1' })).toBeNull();
});

it('is printed whole; of very many lines the first, and it says so', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, unmount } = await open({}, '?statementId=st1', ofStatement);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const paper = document.querySelector('[data-statement]');
  expect(paper).toHaveTextContent(/Statement of 2026-10.*Oak house.*Closing¥1,000.00.*1N1/);
  expect(paper).not.toHaveTextContent('the sheet has all');
  unmount();

  await open({}, '?statementId=st1', {
    'shopSettlement.statement': { ...statement, lines: 1_500 },
    'shopSettlement.lines': ({ page }) => ({
      ...{ total: 1_500, page: Number(page), size: 100 },
      list: Array.from({ length: 100 }, (_, at) => ({ ...line, no: (Number(page) - 1) * 100 + at + 1 })),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(document.querySelector('[data-statement]')).toHaveTextContent(
    'The first 1000 of 1,500 lines; the sheet has all',
  );
});

it('a line is questioned, and what was asked stands on the statement', async () => {
  const question: Output<'shopQuestion.ask'> = {
    ...{ id: 'q1', shop: { id: 's1', name: 'Oak house' }, status: 'open', waitsFor: 'mall' },
    ...{ statement: { id: 'st1', period: '2026-10', currency: 'CNY' }, closedAt: null },
    line: { no: 1, cause: 'order', orderNo: 'N1', total: 100_000 },
    askedAt: '2026-11-02T00:00:00Z',
    thread: [
      { no: 1, side: 'shop', at: '2026-11-02T00:00:00Z', words: 'Where is the fee?', adjustment: null },
    ],
  };
  const { user, calls } = await open({}, '?statementId=st1', {
    ...ofStatement,
    'shopQuestion.list': { ...none, list: [question], total: 1 },
    'shopQuestion.ask': question,
  });
  expect(await screen.findByText('Where is the fee?')).toBeVisible();
  expect(screen.getByText('The mall answers next')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Actions for N1/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Ask about this line' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ask about line 1' }));
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  expect(dialog.getByText('Please write your question')).toBeVisible();
  await user.type(dialog.getByLabelText('Your question'), 'Where is it?');
  await user.click(dialog.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ op }) => op === 'shopQuestion.ask')?.input).toEqual({
    statementId: 'st1',
    words: 'Where is it?',
    line: '1',
  });
});
