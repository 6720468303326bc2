import { Timeline, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { WholePayment } from './usePayments.ts';

/** What the provider told, the latest first, and what the mall made of it. */
export function PaymentEvents({ events }: Pick<WholePayment, 'events'>) {
  const { t } = useTranslation('mallPayments');
  const format = useFormat();
  const said = ({ amount, currency }: WholePayment['events'][number]): string =>
    amount === null ? '' : format.money(amount, { currency: currency ?? undefined, decimals: 'always' });
  return (
    <OfficeCard title={t('events')}>
      {events.length === 0 ? (
        <p>{t('noEvents')}</p>
      ) : (
        <Timeline
          label={t('events')}
          entries={events.toReversed().map((event) => ({
            id: event.id,
            time: format.dateTime(event.at),
            title: [t(`event.${event.outcome}`), said(event)].filter((part) => part !== '').join(' · '),
            note: [...(event.why === null ? [] : [t(`eventWhy.${event.why}`)]), event.id].join(' · '),
          }))}
        />
      )}
    </OfficeCard>
  );
}
