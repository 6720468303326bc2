import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item, Output } from '@mall/contract/operations';
import orderParts from '@mall/office/orders/phrases/en.json' with { type: 'json' };
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../../phrases/en.json' with { type: 'json' };
import payments from '../phrases/en.json' with { type: 'json' };
import { PaymentsScreen } from '../PaymentsScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const file: Output<'mallReconciliation.detail'> = {
  ...{ id: 'f1', method: 'alipay', day: '2026-11-20', name: 'bill.csv', status: 'read', refused: null },
  ...{
    lines: 3,
    handled: 3,
    differences: 2,
    open: 2,
    stored: true,
    by: { id: 'u1', name: 'Wei' },
    at: '2026-11-21T01:00:00Z',
  },
  totals: [{ currency: 'CNY', file: 15_000, mall: 10_000, difference: 5000, fees: 60 }],
  counts: { agrees: 1, unknown: 1, missing: 1 },
};
const line: Item<'mallReconciliation.lines'> = {
  ...{ id: 'l1', no: 7, kind: 'payment', outcome: 'unknown', problem: null, at: '2026-11-20T02:00:00Z' },
  ...{ reference: 'ali-1', ours: 'who-is-this', amount: 5000, currency: 'CNY', fee: 30, mallAmount: null },
  ...{ mallCurrency: null, mallMethod: null, paymentId: null, refundId: null, parkedId: null, order: null },
  ...{ firstNo: null, explained: null },
};
const missing: Item<'mallReconciliation.lines'> = {
  ...{
    ...line,
    id: 'l2',
    no: null,
    outcome: 'missing',
    ours: 'aa11',
    amount: null,
    currency: null,
    fee: null,
  },
  ...{ mallAmount: 10_000, mallCurrency: 'CNY', mallMethod: 'alipay', paymentId: 'p1' },
  order: { id: 'o1', no: '202611200000000001', shopId: null },
};
const both: OperatorPermission[] = ['finance.view', 'finance.pay'];
const page = <Row,>(...list: Row[]) => ({ list, total: list.length, page: 1, size: 20 });
const open = (at: string, api: Answers = {}, own = both) =>
  renderScreen(<PaymentsScreen />, {
    lang: 'en',
    at: `/operator/payments${at}`,
    phrases: { mallPayments: payments, mallReconciliation: en, orderParts, operator: frame },
    who: { token: 't' },
    api: {
      'savedView.list': { list: [] },
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallReconciliation.days': {
        ...page(
          { day: '2026-11-21', state: 'none' as const, booked: 4, file: null },
          { day: '2026-11-20', state: 'open' as const, booked: 2, file },
        ),
        latest: '2026-11-21',
      },
      'mallReconciliation.detail': file,
      'mallReconciliation.lines': page(line, missing),
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);

it('days of a provider show what is missing and what differs', async () => {
  const { user, calls } = await open('?tab=reconciliation');
  expect(await screen.findByText('2 to explain')).toBeVisible();
  expect(screen.getByText('4 booked by the mall')).toBeVisible();
  expect(screen.getByRole('link', { name: /Nov 20, 2026|20 Nov 2026|November 20, 2026/ })).toHaveAttribute(
    'href',
    '/operator/payments?fileId=f1',
  );
  await user.selectOptions(screen.getByLabelText('State of the day'), 'open');
  await waitFor(() =>
    expect(sent(calls, 'mallReconciliation.days').at(-1)).toMatchObject({ method: 'alipay', state: 'open' }),
  );
});

it('a file is sent for a day, and what is wrong with it is said beside it', async () => {
  const { user } = await open('?tab=reconciliation', {
    'mallReconciliation.upload': () => {
      throw refused('reconciliation.otherDay', 'The lines of this file are of 2026-11-19');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for 2026-11-21' }));
  await user.click(screen.getByRole('menuitem', { name: /^Send file/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'File of Alipay' }));
  expect(dialog.getByLabelText('Day')).toHaveValue('2026-11-21');
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  expect(await dialog.findByText('Please choose a file')).toBeVisible();
  await user.upload(dialog.getByLabelText('File'), new File(['x'], 'bill.csv', { type: 'text/csv' }));
  await user.click(dialog.getByRole('button', { name: 'Compare' }));
  expect(await dialog.findByText('The lines of this file are of 2026-11-19')).toBeVisible();
});

it('letters reach days without a file, and lines, which lead nowhere', async () => {
  const { user } = await open('?tab=reconciliation');
  await screen.findByText('4 booked by the mall');
  await user.keyboard('js');
  expect(screen.getByRole('dialog', { name: 'File of Alipay' })).toBeVisible();
  expect(screen.getByLabelText('Day')).toHaveValue('2026-11-21');
});

it('a file that is not kept is not compared again, and its lines are explained by letters', async () => {
  const { user } = await open('?fileId=f1', { 'mallReconciliation.detail': { ...file, stored: false } });
  await screen.findByText('Line 7 · Payment');
  expect(screen.queryByRole('button', { name: 'Compare again' })).toBeNull();
  await user.keyboard('je');
  expect(screen.getByRole('dialog', { name: 'Explain 1 difference' })).toBeVisible();
});

it('differences are explained together, and lead to where they are mended', async () => {
  const { user, calls } = await open('?fileId=f1', { 'mallReconciliation.explain': { ...file, open: 0 } });
  expect(await screen.findByText('Unknown to the mall', { selector: 'span *' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See payment' })).toHaveAttribute(
    'href',
    '/operator/payments?paymentId=p1',
  );
  for (const box of screen.getAllByRole('checkbox', { name: /Line 7|aa11/ })) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Explain' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Explain 2 differences' }));
  await user.type(dialog.getByLabelText('Explanation'), 'a test of theirs');
  await user.click(dialog.getByRole('button', { name: 'Save explanation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'mallReconciliation.explain')).toEqual([
    { id: 'f1', lines: ['l1', 'l2'], reason: 'a test of theirs' },
  ]);
});

it('who may only look sends and explains nothing', async () => {
  await open('?fileId=f1', {}, ['finance.view']);
  expect(await screen.findByText('Line 7 · Payment')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Actions for|Compare again/ })).toBeNull();
});
