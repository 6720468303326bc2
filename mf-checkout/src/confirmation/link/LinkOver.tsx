import { paths } from '@mall/contract/core/paths';
import { EmptyMessage } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Linked } from './linked.ts';

/** A link by which nobody orders any more: one's own order, somebody else's, or over. */
export function LinkOver({ linked: { state, shopName: shop, orderId } }: { linked: Linked }) {
  const { t } = useTranslation('orderLink');
  if (orderId !== null)
    return (
      <EmptyMessage
        title={t('mine.title')}
        reason={t('mine.reason')}
        action={{ label: t('mine.action'), to: paths.memberOrders({ orderId }) }}
      />
    );
  const over = state === 'ordered' ? 'taken' : 'expired';
  return (
    <EmptyMessage
      art="lamp"
      title={t(`${over}.title`)}
      reason={t(`${over}.reason`, { shop })}
      action={{ label: t('home'), to: paths.home() }}
    />
  );
}
