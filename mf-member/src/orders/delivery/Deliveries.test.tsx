import { dayMs } from '@mall/contract/core/time';
import { renderScreen } from '@mall/testing';
import { screen, within } from '@testing-library/react';
import member from '../../phrases/en.json' with { type: 'json' };
import { Deliveries } from './Deliveries.tsx';
import type { Delivery } from './delivery.ts';
import delivery from './phrases/en.json' with { type: 'json' };

const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
const shown = (over: Partial<Delivery> = {}): Delivery => ({
  id: 'd1',
  status: 3,
  urgent: false,
  carrier: 'SF',
  receiptNo: 'SF123',
  expectedAt: inDays(5),
  promisedAt: inDays(20),
  risk: 'none',
  lines: [{ id: 'l1', name: 'Elin chair', specText: 'Oak', image: '/media/a.webp', qty: 2 }],
  steps: [
    { status: 1, note: '', at: inDays(-9), photos: [] },
    { status: 2, note: '', at: inDays(-3), photos: [] },
    { status: 3, note: 'Left Foshan', at: inDays(-2), photos: [] },
  ],
  form: null,
  claims: [],
  received: false,
  visitsLeft: 4,
  ...over,
});
const form: NonNullable<Delivery['form']> = {
  result: 'accepted',
  items: [{ lineId: 'l1', state: 'ok', note: '' }],
  photos: ['/media/proof/x/1-a.webp', '/media/proof/x/1-b.webp'],
  signature: 'M10 20L11 22L13 25L17 30L20 33L22 40',
  signedBy: 'Rani',
  signedAt: inDays(-1),
  reason: '',
};
const open = (...deliveries: Delivery[]) =>
  renderScreen(<Deliveries orderId="o1" />, {
    lang: 'en',
    phrases: { member, delivery },
    who: { token: 't' },
    api: { 'order.logistics': { deliveries } },
  });

it('leaves no step open once the order is received, wherever its delivery stopped', async () => {
  await open(shown({ received: true, expectedAt: null }));
  const steps = await screen.findByRole('list', { name: 'Delivery' });
  expect(steps.querySelectorAll('[data-state="done"]')).toHaveLength(5);
  expect(steps.querySelector('[aria-current]')).toBeNull();
  expect(screen.queryByText('Expected')).not.toBeInTheDocument();
});

it('shows where the goods are among five steps, and the receipt to be copied', async () => {
  const { user } = await open(shown());
  const steps = await screen.findByRole('list', { name: 'Delivery' });
  expect(within(steps).getAllByRole('listitem')).toHaveLength(5);
  expect(within(steps).getByText('In transit').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Left Foshan')).toBeInTheDocument();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy receipt number SF123' }));
  expect(write).toHaveBeenCalledWith('SF123');
});

it.each([
  ['at risk by the days after the promise', { risk: 'atRisk', expectedAt: inDays(23) }, 'At risk · 3 d'],
  ['late by the days since the promise', { risk: 'late', promisedAt: inDays(-2.5) }, 'Late · 3 d'],
] as const)('says that it is %s', async (_when, over, words) => {
  await open(shown(over));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('shows the signed form: each piece, photos and signature', async () => {
  await open(shown({ status: 5, form }));
  const paper = await screen.findByRole('region', { name: 'Acceptance form' });
  expect(within(paper).getByText('In order')).toBeInTheDocument();
  expect(within(paper).getAllByRole('link', { name: /^Photo/ })).toHaveLength(2);
  expect(within(paper).getByRole('img', { name: 'Signature of Rani' })).toBeInTheDocument();
  expect(screen.queryByText('Expected')).not.toBeInTheDocument();
});

it.each([
  ['open', 3, 'The shop arranges another visit with you; at most 3 more.'],
  ['open', 0, 'Nobody comes again; the shop settles it with you in another way.'],
  ['scheduled', 2, /^Somebody comes again on /],
  ['resolved', 2, /^Settled on /],
] as const)(
  'says what follows a refusal: a claim that is %s, with %i visits left',
  async (status, visitsLeft, words) => {
    const refused = {
      ...form,
      result: 'refused' as const,
      reason: 'A leg is scratched',
      items: [{ lineId: 'l1', state: 'damaged' as const, note: 'Left leg' }],
    };
    const claim = {
      id: 'c1',
      reason: 'A leg is scratched',
      photos: [],
      status,
      note: '',
      openedAt: inDays(-1),
      resolvedAt: status === 'resolved' ? inDays(0) : null,
    };
    await open(shown({ status: 6, form: refused, claims: [claim], visitsLeft }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByText('Left leg')).toBeInTheDocument();
    expect(screen.getByText('Damaged')).toBeInTheDocument();
  },
);

it('tells the parts of an order apart', async () => {
  await open(shown(), shown({ id: 'd2', status: 1 }));
  expect(await screen.findByText('Part 1 of 2')).toBeInTheDocument();
  expect(screen.getAllByText('Elin chair × 2')).toHaveLength(2);
});
