import { permissions } from '@mall/contract/core/permissions';
import shared from '@mall/office/reports/phrases/en.json' with { type: 'json' };
import { sampleAmounts, samplePromises, sampleReport, sampleRow } from '@mall/office/reports/sample-report';
import { type Answers, renderScreen } from '@mall/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ReportScreen } from './ReportScreen.tsx';

const open = (report = sampleReport(), at = '', api: Answers = {}) =>
  renderScreen(<ReportScreen />, {
    lang: 'en',
    at: `/userAdmin/orders/reports${at}`,
    phrases: { reports: shared },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    api: { 'shopReport.sales': report, 'shopReport.promises': samplePromises(), ...api },
  });

it('shows a period beside the one before, as numbers, as a drawing and as rows', async () => {
  const { user, calls, where } = await open();
  expect(
    await screen.findByText('25 Nov 2026 – 26 Nov 2026, compared with 23 Nov 2026 – 24 Nov 2026'),
  ).toBeVisible();
  const table = within(screen.getByRole('table', { name: 'By day' }));
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(table.getAllByRole('row').at(-1)).toHaveTextContent(/25 Nov 2026.*¥1,000.00.*¥2,000.00.*−50%/);
  // Nothing is said of a growth from nothing, and nothing of money that this person may not see.
  expect(table.queryByText(/Infinity|NaN/)).toBeNull();
  expect(screen.queryByText('Margin')).toBeNull();
  const places = screen.getByRole('slider', { name: 'Place in the chart' });
  expect(places).toHaveAttribute('aria-valuetext', '26 Nov: ¥2,000.00, 1 order; before ¥0.00');
  fireEvent.change(places, { target: { value: '0' } });
  expect(places).toHaveAttribute('aria-valuetext', '25 Nov: ¥1,000.00, 1 order; before ¥2,000.00');
  await user.click(screen.getByRole('button', { name: /Details/ }));
  await user.click(await screen.findByRole('option', { name: 'By brand' }));
  await waitFor(() => expect(calls.at(-1)?.input).toEqual({ period: '30d', compare: 'before', by: 'brand' }));
  expect(where()).toBe('/userAdmin/orders/reports?by=brand');
});

it('says how net sales come about, what promotion cost and what is left, to who may see money', async () => {
  const [money] = sampleReport().money;
  if (money === undefined) throw new Error('The sample has one currency.');
  const now = sampleAmounts(300_000, {
    list: 330_000,
    paid: 310_000,
    refunded: 10_000,
    discounts: { member: 13_000, package: 0, flash: 0, boost: 0, offer: 0, coupon: 7000 },
    commission: 4000,
    profit: { known: 300_000, cost: 180_000, margin: 120_000 },
  });
  const row = sampleRow({
    key: 'u1',
    name: 'L**',
    note: 'BBBB2222',
    now: sampleAmounts(1, { commission: 4000 }),
  });
  await open(
    sampleReport({ by: 'promoter', waiting: true, money: [{ ...money, now, rows: [row], total: 250 }] }),
    '?by=promoter&compare=year',
  );
  expect(
    await screen.findByText('Some orders are still being counted: the numbers will change.'),
  ).toBeVisible();
  for (const [name, amount] of [
    ['Member prices', '−¥130.00'],
    ['Refunds', '−¥100.00'],
    ['In all', '¥110.00'],
    ['Supply cost', '−¥1,800.00'],
  ] as const)
    expect(screen.getByText(name, { selector: 'dt' }).parentElement).toHaveTextContent(amount);
  expect(screen.getByText('BBBB2222')).toBeVisible();
  expect(screen.getByText('1 of 250 rows; the sheet has them all.')).toBeVisible();
});

it('takes days of one’s own from those in sight, and says when nothing was sold', async () => {
  const { user, where, calls } = await open(sampleReport({ money: [] }));
  expect(await screen.findByText('Nothing was sold in this time')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Time/ }));
  await user.click(await screen.findByRole('option', { name: 'Days of my choice' }));
  expect(where()).toBe('/userAdmin/orders/reports?period=free&from=2026-11-25&to=2026-11-26');
  await waitFor(() =>
    expect(calls.at(-1)?.input).toEqual({
      period: 'free',
      from: '2026-11-25',
      to: '2026-11-26',
      compare: 'before',
      by: 'day',
    }),
  );
});

it('asks the usual days while those of one’s own cannot be, and keeps what is typed', async () => {
  const { calls, where } = await open(sampleReport(), '?period=free&from=2026-11-01&to=2026-11-20&by=shop');
  await screen.findByRole('table', { name: 'By day' });
  // A browser tells of each digit of the year.
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '0002-11-20' } });
  await waitFor(() => expect(calls.at(-1)?.input).toEqual({ period: '30d', compare: 'before', by: 'day' }));
  expect(screen.getByLabelText('To')).toHaveValue('0002-11-20');
  expect(screen.getByText(/three years apart at most/)).toBeVisible();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-21' } });
  await waitFor(() =>
    expect(calls.at(-1)?.input).toMatchObject({ period: 'free', from: '2026-11-01', to: '2026-11-21' }),
  );
  expect(where()).toContain('to=2026-11-21');
});

it('says that nothing was due, where nothing was', async () => {
  const none = { due: 0, kept: 0, late: 0, open: 0, lateDays: 0 };
  await open(sampleReport(), '', {
    'shopReport.promises': samplePromises({ now: none, rows: [], total: 0 }),
  });
  expect(await screen.findByText('Nothing was due in this time')).toBeVisible();
});
