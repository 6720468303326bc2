import { OrderRefunds } from '@mall/office/orders';
import en from '@mall/office/orders/phrases/en.json' with { type: 'json' };
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { order } from './sample-orders.ts';
import type { Order } from './useOrder.ts';

const asked: Order['refunds'][number] = {
  id: 'r1',
  kind: 'line',
  lineId: 'l1',
  qty: 1,
  due: 10_000,
  amount: 10_000,
  left: 0,
  status: 'requested',
  reason: 'damaged',
  note: '',
  photos: [],
  answer: '',
  at: '2026-11-22T01:00:00Z',
  decidedAt: null,
  refundedAt: null,
  actions: ['approve', 'reject'],
};

it('gives less than was asked only with a reason', async () => {
  const { user, calls } = await renderScreen(
    <OrderRefunds of="shop" order={{ ...order, refunds: [asked] }} may={{ decide: true, primary: true }} />,
    { lang: 'en', phrases: { orderParts: en }, api: { 'shopRefund.decide': null } },
  );
  await user.click(screen.getByRole('button', { name: 'Agree to refund' }));
  const dialog = within(screen.getByRole('dialog'));
  const note = () => dialog.getByRole('textbox', { name: /Note|Why less/ });
  expect(note()).toHaveAccessibleName(/Note/);
  const amount = dialog.getByRole('textbox', { name: 'Amount to give back' });
  await user.clear(amount);
  await user.type(amount, '40');
  const agree = dialog.getByRole('button', { name: 'Agree to refund' });
  await user.click(agree);
  expect(note()).toHaveAccessibleName(/Why less; the buyer reads it/);
  expect(dialog.getAllByText('Say why').length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
  await user.type(note(), 'Only the leg');
  await user.click(agree);
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'shopRefund.decide')?.input).toEqual({
      id: 'r1',
      decision: 'approve',
      amount: '4000',
      note: 'Only the leg',
    }),
  );
});
