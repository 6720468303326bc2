import { useTranslation } from 'react-i18next';
import type { Output } from '@mall/contract/operations';
import { Timeline, useFormat } from '@mall/ui';
import { DetailPart } from './DetailPart.tsx';

/** Everything that happened to the order, newest first; the words are the server's. */
export function DetailEvents({ events }: { events: Output<'order.detail'>['events'] }) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const entries = events.map((event, index) => ({
    id: `${index} ${event.at}`,
    title: event.noteText,
    note: t(`detail.actor.${event.actor}`),
    time: format.dateTime(event.at, 'short'),
  }));
  return (
    <DetailPart title={t('detail.events')}>
      <Timeline label={t('detail.events')} entries={entries.toReversed()} />
    </DetailPart>
  );
}
