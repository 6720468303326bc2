import type { Promises, Report, ReportAmounts, ReportRow } from './types.ts';

/** Amounts of a report for the tests of both offices: of these net sales, all else follows. */
export const sampleAmounts = (net: number, over: Partial<ReportAmounts> = {}): ReportAmounts => ({
  orders: net === 0 ? 0 : 2,
  pieces: net === 0 ? 0 : 3,
  list: net,
  discounts: { member: 0, package: 0, flash: 0, boost: 0, offer: 0, coupon: 0 },
  freight: 0,
  paid: net,
  refunded: 0,
  net,
  average: net / 2,
  commission: null,
  profit: null,
  ...over,
});

export const sampleRow = (over: Partial<ReportRow> & Pick<ReportRow, 'key'>): ReportRow => ({
  name: '',
  note: '',
  now: sampleAmounts(100_000),
  before: sampleAmounts(50_000),
  ...over,
});

/** Two days of sales beside the two before them. */
export const sampleReport = (over: Partial<Report> = {}): Report => ({
  from: '2026-11-25',
  to: '2026-11-26',
  before: { from: '2026-11-23', to: '2026-11-24' },
  by: 'day',
  grain: 'day',
  waiting: false,
  money: [
    {
      currency: 'CNY',
      now: sampleAmounts(300_000),
      before: sampleAmounts(200_000),
      points: [
        {
          from: '2026-11-25',
          to: '2026-11-25',
          now: { net: 100_000, orders: 1 },
          before: { net: 200_000, orders: 2 },
        },
        {
          from: '2026-11-26',
          to: '2026-11-26',
          now: { net: 200_000, orders: 1 },
          before: { net: 0, orders: 0 },
        },
      ],
      rows: [
        sampleRow({ key: '2026-11-26', now: sampleAmounts(200_000), before: sampleAmounts(0) }),
        sampleRow({ key: '2026-11-25', now: sampleAmounts(100_000), before: sampleAmounts(200_000) }),
      ],
      total: 2,
    },
  ],
  ...over,
});

/** Ten promises of two days, one of which was kept late and one of which is open. */
export const samplePromises = (over: Partial<Promises> = {}): Promises => ({
  from: '2026-11-25',
  to: '2026-11-26',
  before: { from: '2026-11-23', to: '2026-11-24' },
  by: 'day',
  now: { due: 10, kept: 8, late: 1, open: 1, lateDays: 3 },
  earlier: { due: 4, kept: 4, late: 0, open: 0, lateDays: 0 },
  rows: [
    {
      key: '2026-11-25',
      to: '2026-11-25',
      name: '',
      sums: { due: 10, kept: 8, late: 1, open: 1, lateDays: 3 },
    },
  ],
  total: 1,
  ...over,
});
