import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item, Output } from '@mall/contract/operations';
import shared from '@mall/office/settlement/phrases/en.json' with { type: 'json' };
import { type Answers, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import batches from '../batches/phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { WithdrawalsScreen } from './WithdrawalsScreen.tsx';

const row = (
  id: string,
  over: Partial<Item<'platformWithdrawal.list'>> = {},
): Item<'platformWithdrawal.list'> => ({
  ...{
    id,
    no: `no-${id}`,
    source: 'commission',
    amount: 5000,
    fee: 0,
    net: 5000,
    method: 'bank',
    holder: 'Lin',
  },
  ...{
    account: '•••• 1111',
    status: 'pending',
    reason: '',
    createdAt: '2026-11-01T00:00:00Z',
    reviewedAt: null,
  },
  ...{
    endedAt: null,
    expectedAt: null,
    mayCancel: true,
    userId: `u-${id}`,
    name: `Member ${id}`,
    batch: null,
  },
  ...over,
});
const batch: Output<'platformBatch.detail'> = {
  ...{
    id: 'b1',
    no: 'B-1',
    method: 'bank',
    currency: 'CNY',
    amount: 8000,
    count: 2,
    waiting: 2,
    paid: 0,
    failed: 0,
  },
  ...{
    status: 'sent',
    needsSecond: false,
    createdBy: { id: 'o1', name: 'Wei' },
    approvedBy: { id: 'o1', name: 'Wei' },
  },
  ...{ secondBy: null, sentBy: { id: 'o1', name: 'Wei' }, createdAt: '2026-11-01T00:00:00Z' },
  ...{ sentAt: '2026-11-01T01:00:00Z', endedAt: null, reason: '', fileTakenAt: null },
  lines: ['w1', 'w2'].map((id) => ({
    ...{
      id,
      no: `no-${id}`,
      payee: { id: `u-${id}`, name: `Member ${id}` },
      holder: 'L*',
      account: '•••• 1111',
    },
    ...{ net: 4000, state: 'waiting', reference: '', reason: '', endedAt: null },
  })),
};
const both: OperatorPermission[] = ['finance.view', 'finance.pay'];
const open = (at = '', api: Answers = {}, own = both) =>
  renderScreen(<WithdrawalsScreen />, {
    lang: 'en',
    at: `/operator/withdrawals${at}`,
    phrases: { mallWithdrawals: en, mallBatches: batches, settlement: shared, operator: frame },
    who: { token: 't' },
    api: {
      'savedView.list': { list: [] },
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'platformWithdrawal.days': {
        list: [{ day: '2026-11-01', asked: 2, askedAmount: 10_000, paid: 1, paidAmount: 5000 }],
      },
      'platformWithdrawal.list': { list: [row('w1'), row('w2')], total: 2, page: 1, size: 20, net: 10_000 },
      'platformBatch.list': { list: [batch], total: 1, page: 1, size: 20 },
      'platformBatch.detail': batch,
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);

it('several are approved at once, and what is refused stays with the reason', async () => {
  const { user, calls } = await open('', {
    'platformWithdrawal.moveMany': {
      results: [
        { id: 'w1', done: true, why: null },
        { id: 'w2', done: false, why: 'This withdrawal has been dealt with' },
      ],
    },
  });
  expect(await screen.findByText('¥100.00 to be sent in all')).toBeVisible();
  expect(screen.getByText(/2 asked for, ¥100.00; 1 paid, ¥50.00/)).toBeVisible();
  for (const box of await screen.findAllByRole('checkbox', { name: /Member/ })) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Approve 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve 2 withdrawals' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('no-w2: This withdrawal has been dealt with')).toBeVisible();
  expect(sent(calls, 'platformWithdrawal.moveMany')[0]).toMatchObject({ ids: ['w1', 'w2'], move: 'approve' });
});

it('approved ones to one kind of account leave by a batch', async () => {
  const { user, calls, where } = await open('?state=approved', {
    'platformWithdrawal.list': {
      list: [
        row('w1', { status: 'approved' }),
        row('w2', { status: 'approved', batch: { id: 'b0', no: 'B-0' } }),
      ],
      ...{ total: 2, page: 1, size: 20, net: 10_000 },
    },
    'platformBatch.create': batch,
  });
  expect(await screen.findByRole('link', { name: 'Batch B-0' })).toHaveAttribute(
    'href',
    '/operator/withdrawals?batchId=b0',
  );
  await user.click(screen.getByRole('checkbox', { name: /Member w1/ }));
  await user.click(screen.getByRole('button', { name: 'Make batch of 1' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Make batch' }));
  await waitFor(() => expect(where()).toBe('/operator/withdrawals?batchId=b1'));
  expect(sent(calls, 'platformBatch.create')).toEqual([{ ids: ['w1'] }]);
});

it('what the bank says is entered with its reference', async () => {
  const { user, calls } = await open('?batchId=b1', {
    'platformBatch.settle': { batch, results: [{ id: 'w1', done: true, why: null }] },
  });
  await user.click(await screen.findByRole('button', { name: /Actions for Member w1/ }));
  await user.click(screen.getByRole('menuitem', { name: /^Mark as paid/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  expect(dialog.getByText("Please give the bank's reference")).toBeVisible();
  await user.type(dialog.getByLabelText('Reference of the bank'), 'BANK-1');
  await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'platformBatch.settle')).toEqual([
    { id: 'b1', lines: [{ id: 'w1', paid: 'true', reference: 'BANK-1' }] },
  ]);
});

it('who may only look decides nothing', async () => {
  await open('?batchId=b1', {}, ['finance.view']);
  expect(await screen.findByText('Member w1')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Actions for|Take payment file/ })).toBeNull();
});
