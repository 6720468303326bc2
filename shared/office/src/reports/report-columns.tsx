import { discountKinds, type ReportBy, reportGrains } from '@mall/contract/trade/report';
import { useFormat } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Change } from './Change.tsx';
import { daysText } from './days.ts';
import type { ReportAmounts, ReportMoney, ReportRow } from './types.ts';

type Key = ParseKeys<'reports'>;

/** All that was taken off the price, in whatever way. */
const offOf = ({ discounts }: ReportAmounts): number =>
  discountKinds.reduce((sum, kind) => sum + discounts[kind], 0);

/** What a row is called: a day, several days, or a name. */
export const useRowName = (by: ReportBy, { points }: ReportMoney) => {
  const { t } = useTranslation('reports');
  const format = useFormat();
  return ({ key, name }: ReportRow): string => {
    if (isTime(by))
      return daysText(format, points.find(({ from }) => from === key) ?? { from: key, to: key }, 'medium');
    const known = by === 'region' ? key : name;
    return known === '' ? t(`nameless.${by}`) : known;
  };
};

const isTime = (by: ReportBy): by is (typeof reportGrains)[number] =>
  reportGrains.some((grain) => grain === by);

/** Dashes for nothing, so that what there is stands out. */
const orNone = (amount: number) => (amount === 0 ? null : amount);

type Shown = {
  by: ReportBy;
  money: ReportMoney;
  nameOf: (row: ReportRow) => string;
  /** Where a row leads; undefined where it leads nowhere. */
  linkTo: ((row: ReportRow) => string) | undefined;
};

export const reportColumns = ({ by, money: { currency, now, before }, nameOf, linkTo }: Shown) => {
  const money = (
    id: Key,
    of: (row: ReportRow) => number | null,
    card?: 'amount' | 'none',
  ): Column<ReportRow, Key> => ({
    id,
    header: id,
    align: 'end',
    cell: (row) => Cells.money(of(row), currency),
    ...(card === undefined ? {} : { card }),
  });
  return [
    {
      id: 'name',
      header: `by.${by}`,
      cell: (row) =>
        linkTo === undefined
          ? Cells.text(nameOf(row), row.note || undefined)
          : Cells.link(linkTo(row), nameOf(row), row.note || undefined),
    },
    {
      id: 'orders',
      header: 'column.orders',
      align: 'end',
      cell: (row) => Cells.number(orNone(row.now.orders)),
    },
    {
      id: 'pieces',
      header: 'column.pieces',
      align: 'end',
      cell: (row) => Cells.number(orNone(row.now.pieces)),
      card: 'none',
    },
    money('column.off', (row) => orNone(offOf(row.now)), 'none'),
    money('column.refunded', (row) => orNone(row.now.refunded), 'none'),
    ...(now.commission === null
      ? []
      : [money('column.commission', (row) => orNone(row.now.commission ?? 0))]),
    ...(now.profit === null
      ? []
      : [money('column.margin', (row) => orNone(row.now.profit?.margin ?? 0), 'none')]),
    money('column.net', (row) => row.now.net, 'amount'),
    ...(before === null
      ? []
      : [
          money('column.netBefore', (row) => orNone(row.before?.net ?? 0), 'none'),
          {
            id: 'change',
            header: 'column.change',
            align: 'end',
            cell: (row) => <Change now={row.now.net} before={row.before?.net} />,
          } satisfies Column<ReportRow, Key>,
        ]),
  ] as const satisfies readonly Column<ReportRow, Key>[];
};
