import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { deliveryStatus, deliverySteps } from '@mall/contract/trade/delivery';
import { Timeline, type TimelineEntry, useFormat } from '@mall/ui';
import type { Delivery } from './delivery.ts';
import { Photos } from './Photos.tsx';

/** The history of the delivery, newest first, with notes and pictures. */
export function DeliveryLog({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation(['member', 'delivery']);
  const format = useFormat();
  const entries = delivery.steps.map(({ status, note, at, photos }, index): TimelineEntry => {
    const refused = status === deliveryStatus.notAccepted;
    return {
      id: `${index} ${at}`,
      title: t(`delivery.step.${deliverySteps[status]}`),
      note: (note !== '' || photos.length > 0) && (
        <>
          {note}
          <Photos photos={photos} size={64} />
        </>
      ),
      time: format.dateTime(at, 'short'),
      icon: refused ? <X size={12} /> : <Check size={12} />,
      tone: refused ? 'danger' : 'success',
    };
  });
  return <Timeline label={t('delivery:log')} entries={entries.toReversed()} />;
}
