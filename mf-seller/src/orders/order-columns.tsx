import { orderStatus, statusName } from '@mall/contract/trade/order';
import { daysToPromise, toneOf } from '@mall/office';
import { serverNow } from '@mall/platform';
import { useFormat } from '@mall/ui';
import { Cells, type Column, RiskMark, StatusPill } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ShopOrder } from './shop-order.ts';

export type OrderColumn = Column<ShopOrder, ParseKeys<'seller'>>;

/** The columns of the list; `linkTo` is the link to an order that returns to this same list. */
export const orderColumns = (linkTo: (id: string) => string): readonly OrderColumn[] => [
  {
    id: 'created',
    header: 'orders.column.number',
    cell: (order) => Cells.link(linkTo(order.id), order.no, Cells.dateTime(order.createdAt)),
    width: '190px',
    sortable: true,
  },
  {
    id: 'customer',
    card: 'fill',
    header: 'orders.column.customer',
    cell: (order) => Cells.text(order.consignee, order.region),
  },
  {
    id: 'items',
    card: 'line',
    header: 'orders.column.items',
    cell: (order) => <Items order={order} />,
    wideOnly: true,
  },
  {
    id: 'total',
    card: 'amount',
    header: 'orders.column.total',
    align: 'end',
    cell: (order) => Cells.money(order.pay),
    width: '130px',
    sortable: true,
  },
  {
    id: 'paid',
    card: 'none',
    header: 'orders.column.paid',
    align: 'end',
    cell: (order) => Cells.money(order.paid === 0 ? null : order.paid),
    width: '130px',
    wideOnly: true,
  },
  {
    id: 'status',
    card: 'aside',
    header: 'orders.column.status',
    cell: (order) => <OrderState order={order} />,
    width: '170px',
  },
  {
    id: 'promise',
    card: 'foot',
    header: 'orders.column.promise',
    cell: (order) => <Promised order={order} />,
    width: '150px',
  },
  { id: 'phone', header: 'order.phone', cell: (order) => Cells.text(order.phone), offAtFirst: true },
];

function Items({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('seller');
  return Cells.pictures(
    order.lines.map((line) => line.image),
    t('orders.pieces', { count: order.qty }),
  );
}

export function OrderState({ order }: { order: Pick<ShopOrder, 'status'> }) {
  const { t } = useTranslation('seller');
  return (
    <StatusPill tone={toneOf(order.status)}>{t(`orders.status.${statusName(order.status)}`)}</StatusPill>
  );
}

/** The note under the date: slip uploaded, expiring, at risk or late. */
function Promised({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('seller');
  const format = useFormat();
  if (order.status === orderStatus.unpaid) {
    if (order.proofUploaded) return t('orders.proofUploaded');
    return order.expiresAt === null
      ? Cells.text(null)
      : t('orders.expires', { at: format.time(order.expiresAt) });
  }
  return (
    <span>
      {Cells.date(order.promisedAt)}
      <OrderRisk order={order} />
    </span>
  );
}

/** The risks: a promise at risk, or a refund request. */
export function OrderRisk({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('seller');
  const days = daysToPromise(order, serverNow());
  return (
    <>
      {order.refundsOpen > 0 && <RiskMark>{t('orders.refundOpen')}</RiskMark>}
      {days !== null && days < 0 && <RiskMark late>{t('orders.late', { count: -days })}</RiskMark>}
      {days !== null && days >= 0 && days <= 3 && <RiskMark>{t('orders.soon', { count: days })}</RiskMark>}
    </>
  );
}
