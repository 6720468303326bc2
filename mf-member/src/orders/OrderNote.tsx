import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { orderStatus } from '@mall/contract/order';
import { refresh, serverNow } from '@mall/platform';
import { Countdown, useFormat } from '@mall/ui';
import type { Order } from './useOrders.ts';

/** The one sentence that matters now: pay within, promised by. */
export function OrderNote({
  order,
}: {
  order: Pick<Order, 'status' | 'expiresAt' | 'promisedAt' | 'proofUploaded' | 'refunded' | 'refundsOpen'>;
}) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const { status, expiresAt, promisedAt } = order;
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
  if (promisedAt && open) return <Note>{t('orders.note.promised', { day: format.date(promisedAt) })}</Note>;
  if (order.refunded > 0)
    return (
      <Note>
        {t('orders.note.refunded', { amount: format.money(order.refunded, { decimals: 'always' }) })}
      </Note>
    );
  return <Note />;
}

const Note = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--step--1);

  &[data-tone='warning'] { color: var(--warning); }
`;
