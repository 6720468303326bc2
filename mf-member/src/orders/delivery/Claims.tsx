import { useTranslation } from 'react-i18next';
import { Notice, useFormat } from '@mall/ui';
import type { Delivery } from './delivery.ts';

/** The claim after a refusal, and who does what next. */
export function Claims({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  const claim = delivery.claims.at(-1);
  if (claim === undefined) return null;
  const { status } = claim;
  const next =
    status === 'scheduled'
      ? t('claim.scheduled', { day: delivery.expectedAt === null ? '' : format.date(delivery.expectedAt) })
      : status === 'resolved'
        ? t('claim.resolved', { day: format.date(claim.resolvedAt ?? claim.openedAt) })
        : delivery.visitsLeft > 0
          ? t('claim.open', { visits: delivery.visitsLeft })
          : t('claim.settling');
  return (
    <Notice tone={status === 'resolved' ? 'success' : status === 'scheduled' ? 'info' : 'danger'}>
      <b>{t('claim.title', { day: format.date(claim.openedAt) })}</b>
      {delivery.form?.result !== 'refused' && <p>{claim.reason}</p>}
      <p>{next}</p>
      {claim.note !== '' && <p>{claim.note}</p>}
    </Notice>
  );
}
