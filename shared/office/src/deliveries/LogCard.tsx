import { deliveryStatus } from '@mall/contract/trade/delivery';
import { Timeline, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { Pencil, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Photos } from './Photos.tsx';
import { type Delivery, looks, stepOf } from './status.ts';

type Entry = Delivery['log'][number];

/** The history: what happened, who did it, what the buyer was sent. */
export function LogCard({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  return (
    <OfficeCard title={t('log')}>
      <Timeline
        label={t('log')}
        entries={delivery.log.map((entry) => ({
          id: entry.id,
          icon: <Icon entry={entry} />,
          title: (
            <>
              <b>{entry.name ?? t(`actor.${entry.actor}`)}</b> {entry.title}
            </>
          ),
          note: <Told entry={entry} />,
          time: format.dateTime(entry.at, 'short'),
        }))}
      />
    </OfficeCard>
  );
}

function Icon({ entry: { status, undone } }: { entry: Entry }) {
  const Shown = undone ? Undo2 : status === null ? Pencil : looks[stepOf(status)].icon;
  return <Shown size={13} strokeWidth={2} aria-hidden />;
}

function Told({ entry }: { entry: Entry }) {
  const { t } = useTranslation('deliveries');
  const isTold = entry.status !== null && entry.status >= deliveryStatus.inTransit && !entry.undone;
  return (
    <>
      {entry.undone && <>{t('undone')} </>}
      {entry.changes.map(({ field, old, new: now }) => `${field}: ${old ?? '–'} → ${now ?? '–'}`).join(' · ')}
      {entry.note}
      {isTold && <> {t('buyerTold')}</>}
      <Photos photos={entry.photos} of={entry.title} />
    </>
  );
}
