import { reportFailure } from '@mall/platform';
import { IconButton, Timeline, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { NotebookPen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import { NewNote } from './NewNote.tsx';
import { useNotes } from './useNotes.ts';
import type { Order } from './useOrder.ts';

/** The history of an order and the notes of operators; newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation('mallOrders');
  const mayEdit = useMayOperate('order.edit');
  const entries = useEntries(order, mayEdit);
  return (
    <OfficeCard title={t('timeline')}>
      <Parts>
        {mayEdit && <NewNote orderId={order.id} />}
        <Timeline label={t('timeline')} entries={entries} />
      </Parts>
    </OfficeCard>
  );
}

const useEntries = (order: Order, mayEdit: boolean) => {
  const { t } = useTranslation('mallOrders');
  const format = useFormat();
  const { remove } = useNotes(order.id);
  const events = order.events.map((event) => ({
    id: event.at + event.note,
    at: event.at,
    title: t(`event.${event.note}`, { defaultValue: event.note }),
    note: [event.by ?? t(`actor.${event.actor}`), event.noteText].filter(Boolean).join(' · '),
    time: format.dateTime(event.at, 'short'),
  }));
  const notes = order.notes.map(({ id, by, mine, text, at }) => ({
    id,
    at,
    title: <Written>{text}</Written>,
    note: (
      <>
        {t('note.by', { name: by })}
        {mine && mayEdit && (
          <IconButton label={t('note.remove', { text })} onClick={() => void remove(id).catch(reportFailure)}>
            <Trash2 size={14} aria-hidden />
          </IconButton>
        )}
      </>
    ),
    time: format.dateTime(at, 'short'),
    icon: <NotebookPen size={12} aria-hidden />,
    tone: 'brand' as const,
  }));
  return [...events, ...notes].toSorted((a, b) => b.at.localeCompare(a.at));
};

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--o-s);
`;

const Written = styled.span`
  font-weight: var(--weight);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
