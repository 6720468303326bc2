import { orderStatus, statusName } from '@mall/contract/trade/order';
import type { Item } from '@mall/contract/operations';
import { serverNow } from '@mall/platform';
import { promisedDay } from '@mall/contract/trade/promise';
import { useFormat } from '@mall/ui';
import { Cells, type Column, RiskMark, StatusPill } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { daysToPromise, toneOf } from '../order-looks.ts';

/** An order in a list, the same for every seller. */
export type ListedOrder = Item<'shopOrder.list'>;
export type OrderColumn<Row extends ListedOrder = ListedOrder> = Column<Row, ParseKeys<'orderParts'>>;

/** The columns of a list of orders; `linkTo` is the link to an order that returns to this same list. */
export const orderColumns = (linkTo: (id: string) => string): readonly OrderColumn[] => [
  {
    id: 'created',
    header: 'column.number',
    cell: (order) => Cells.link(linkTo(order.id), order.no, Cells.dateTime(order.createdAt)),
    width: '190px',
    sortable: true,
  },
  {
    id: 'customer',
    card: 'fill',
    header: 'column.customer',
    cell: (order) => Cells.text(order.consignee, order.region),
  },
  {
    id: 'items',
    card: 'line',
    header: 'column.items',
    cell: (order) => <Items order={order} />,
    wideOnly: true,
  },
  {
    id: 'total',
    card: 'amount',
    header: 'column.total',
    align: 'end',
    cell: (order) => Cells.money(order.pay),
    width: '130px',
    sortable: true,
  },
  {
    id: 'paid',
    card: 'none',
    header: 'column.paid',
    align: 'end',
    cell: (order) => Cells.money(order.paid === 0 ? null : order.paid),
    width: '130px',
    wideOnly: true,
  },
  {
    id: 'status',
    card: 'aside',
    header: 'column.status',
    cell: (order) => <OrderState order={order} />,
    width: '170px',
  },
  {
    id: 'promise',
    card: 'foot',
    header: 'column.promise',
    cell: (order) => <Promised order={order} />,
    width: '150px',
  },
  { id: 'phone', header: 'phone', cell: (order) => Cells.text(order.phone), offAtFirst: true },
];

function Items({ order }: { order: ListedOrder }) {
  const { t } = useTranslation('orderParts');
  return Cells.pictures(
    order.lines.map((line) => line.image),
    t('pieces', { count: order.qty }),
  );
}

export function OrderState({ order }: { order: Pick<ListedOrder, 'status'> }) {
  const { t } = useTranslation('orderParts');
  return <StatusPill tone={toneOf(order.status)}>{t(`status.${statusName(order.status)}`)}</StatusPill>;
}

/** The note under the date: slip uploaded, expiring, at risk or late. */
function Promised({ order }: { order: ListedOrder }) {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  if (order.status === orderStatus.unpaid) {
    if (order.proofUploaded) return t('proofUploaded');
    return order.expiresAt === null ? Cells.text(null) : t('expires', { at: format.time(order.expiresAt) });
  }
  return (
    <span>
      {Cells.date(order.promisedAt && promisedDay(order.promisedAt))}
      <OrderRisk order={order} />
    </span>
  );
}

/** The risks: a promise at risk, or a refund request. */
export function OrderRisk({ order }: { order: Pick<ListedOrder, 'status' | 'promisedAt' | 'refundsOpen'> }) {
  const { t } = useTranslation('orderParts');
  const days = daysToPromise(order, serverNow());
  return (
    <>
      {order.refundsOpen > 0 && <RiskMark>{t('refundOpen')}</RiskMark>}
      {days !== null && days < 0 && <RiskMark late>{t('late', { count: -days })}</RiskMark>}
      {days !== null && days >= 0 && days <= 3 && <RiskMark>{t('soon', { count: days })}</RiskMark>}
    </>
  );
}
