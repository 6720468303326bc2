import { reportFailure } from '@mall/platform';
import { IconButton, useFormat } from '@mall/ui';
import { NotebookPen, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order, ReadOrder, Side } from './order.ts';
import { useNotes } from './useNotes.ts';

/** The history of an order, for a timeline; oldest first. */
export const useEvents = (of: Side, order: ReadOrder) => {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  return order.events.map(({ at, actor, by, note, noteText }) => ({
    id: at + note,
    at,
    title: t(`event.${note}`, { defaultValue: note }),
    note: [by ?? t(`actor.${actor === 'shop' ? of : actor}`), noteText].filter(Boolean).join(' · '),
    time: format.dateTime(at, 'short'),
  }));
};

/** The history of an order and the notes about it; one's own notes can be removed where one may. */
export const useTimeline = (of: Side, order: Order, mayRemove: boolean) => {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  const { remove } = useNotes(of, order.id);
  const events = useEvents(of, order);
  const notes = order.notes.map(({ id, by, mine, text, at }) => ({
    id,
    at,
    title: <Written>{text}</Written>,
    note: (
      <>
        {t('note.by', { name: by })}
        {mine && mayRemove && (
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
  return { events, notes };
};

const Written = styled.span`
  font-weight: var(--weight);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
