import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { deliveryStatus, deliverySteps } from '@mall/contract/trade/delivery';
import { orderStatus } from '@mall/contract/trade/order';
import { refresh, serverNow } from '@mall/platform';
import { promisedDay } from '@mall/contract/trade/promise';
import { Countdown, useFormat } from '@mall/ui';
import { RiskMark } from './RiskMark.tsx';
import type { Order } from './useOrders.ts';

/** The one sentence that matters now: pay within, promised by. */
export function OrderNote({
  order,
}: {
  order: Pick<
    Order,
    'status' | 'expiresAt' | 'promisedAt' | 'proofUploaded' | 'refunded' | 'refundsOpen' | 'delivery'
  >;
}) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const { status, expiresAt, promisedAt, delivery } = order;
  if (status === orderStatus.unpaid && order.proofUploaded) return <Note>{t('orders.note.checking')}</Note>;
  if (status === orderStatus.unpaid && expiresAt) {
    return (
      <Note data-tone="warning">
        <Clock size={16} strokeWidth={1.5} aria-hidden />
        {t('orders.note.payWithin')}
        <Countdown
          endsAt={expiresAt}
          serverOffset={serverNow() - Date.now()}
          look="text"
          onEnd={() => void refresh('order.list')}
        />
      </Note>
    );
  }
  if (order.refundsOpen > 0) return <Note data-tone="warning">{t('orders.note.refund')}</Note>;
  const open = status !== orderStatus.received && status !== orderStatus.cancelled;
  if (promisedAt && open) return <Underway promisedAt={promisedAt} delivery={delivery} />;
  if (order.refunded > 0)
    return (
      <Note>
        {t('orders.note.refunded', { amount: format.money(order.refunded, { decimals: 'always' }) })}
      </Note>
    );
  return <Note />;
}

/** The state of the delivery, the promised day, and whether it is at risk. */
function Underway({ promisedAt, delivery }: { promisedAt: string; delivery: Order['delivery'] }) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const visitAt = delivery?.status === deliveryStatus.installing ? delivery.expectedAt : null;
  return (
    <Note>
      {delivery && delivery.status >= deliveryStatus.collected && (
        <b data-refused={delivery.status === deliveryStatus.notAccepted || undefined}>
          {visitAt !== null
            ? t('orders.note.visit', { day: format.date(visitAt) })
            : t(`delivery.step.${deliverySteps[delivery.status]}`)}
        </b>
      )}
      {t('orders.note.promised', { day: format.date(promisedDay(promisedAt)) })}
      {delivery && <RiskMark of={{ ...delivery, promisedAt }} />}
    </Note>
  );
}

const Note = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  color: var(--text-muted);
  font-size: var(--step--1);

  > b { color: var(--text); }
  > [data-refused] { color: var(--danger); }
  &[data-tone='warning'] { color: var(--warning); }
`;
