import type { RefundTab } from '@mall/contract/operator/mall-payments';
import { isSentByHand } from '@mall/contract/trade/payment';
import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Below } from './Below.ts';
import { PaymentMethodName } from './PaymentMethodName.tsx';
import { orderPath, paymentPath, type RefundToPay } from './usePayments.ts';
import { TextLink } from '@mall/ui';

type RefundColumn = Column<RefundToPay, ParseKeys<'mallPayments'>>;

export const refundColumns = (tab: RefundTab): readonly RefundColumn[] => [
  {
    id: 'order',
    header: 'column.order',
    cell: (refund) => <Order refund={refund} />,
  },
  {
    id: 'payment',
    header: 'column.method',
    cell: ({ method }) => <PaymentMethodName method={method} />,
    card: 'line',
  },
  {
    id: 'amount',
    header: 'column.amount',
    align: 'end',
    cell: ({ amount, currency }) => Cells.money(amount, currency),
    card: 'amount',
  },
  {
    id: 'at',
    header: tab === 'sent' ? 'column.sent' : tab === 'due' ? 'column.approved' : 'column.asked',
    cell: ({ at, decidedAt, refundedAt }) =>
      Cells.dateTime(tab === 'sent' ? refundedAt : tab === 'due' ? (decidedAt ?? at) : at),
    card: 'line',
  },
  { id: 'state', header: 'column.state', cell: (refund) => <RefundState refund={refund} />, card: 'foot' },
  {
    id: 'open',
    header: 'column.payment',
    cell: ({ paymentId }) => <ToPayment id={paymentId} />,
    card: 'none',
  },
];

function Order({ refund: { order, shop, kind } }: { refund: RefundToPay }) {
  const { t } = useTranslation('mallPayments');
  const whose = shop?.name ?? t('refund.ofMall');
  return Cells.link(orderPath(order), order.no, `${whose} · ${t(`refund.kind.${kind}`)}`);
}

function ToPayment({ id }: { id: string }) {
  const { t } = useTranslation('mallPayments');
  return <TextLink to={paymentPath(id)}>{t('toPayment')}</TextLink>;
}

/** What the provider does about it, or what it said last. */
export function RefundState({ refund }: { refund: RefundToPay }) {
  const { t } = useTranslation('mallPayments');
  const { status, tries, lastError, underWay, sentBy, reference, method, order } = refund;
  const troubled = status === 'approved' && lastError !== null;
  const tone = {
    requested: 'wait',
    approved: 'move',
    refunded: 'good',
    rejected: 'neutral',
    cancelled: 'neutral',
  } as const;
  return (
    <span>
      {Cells.status(troubled ? 'bad' : tone[status], t(`refund.state.${troubled ? 'failed' : status}`))}
      {troubled && <Below>{t('refund.tried', { count: tries, why: lastError })}</Below>}
      {status === 'approved' && isSentByHand(method, order.shopId) && <Below>{t('refund.byHand')}</Below>}
      {underWay && <Below>{t('refund.underWay')}</Below>}
      {reference !== null && <Below>{t('refund.reference', { reference })}</Below>}
      {sentBy !== null && <Below>{t('refund.sentBy', { name: sentBy.name })}</Below>}
    </span>
  );
}
