import { shopOrderLimits } from '@mall/contract/trade/order';
import { officePaths } from '@mall/contract/seller/office-paths';
import { opens, reportFailure, useMay } from '@mall/platform';
import { Button, IconButton, TextArea, TextLink, Timeline, useForm, useFormat } from '@mall/ui';
import { FilterSegments, OfficeCard } from '@mall/ui/office';
import { NotebookPen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNotes } from './useNotes.ts';
import type { Order } from './useOrder.ts';

export const noteField = 'order-note';

/** The history of an order and the notes of its staff; newest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useTranslation(['orderWork', 'seller']);
  const [show, setShow] = useState<'all' | 'notes'>('all');
  const { entries, notes } = useEntries(order);
  const shown = [...(show === 'all' ? entries : []), ...notes].toSorted((a, b) => b.at.localeCompare(a.at));
  const audit = officePaths.audit({ area: 'order' });
  return (
    <OfficeCard
      title={t('seller:order.timeline')}
      actions={
        <FilterSegments
          label={t('timeline.show')}
          segments={[
            { value: 'all', label: t('timeline.all') },
            { value: 'notes', label: t('timeline.notes') },
          ]}
          value={show}
          onChange={setShow}
        />
      }
    >
      <Parts>
        <NewNote orderId={order.id} />
        {shown.length === 0 ? (
          <p>{t('timeline.empty')}</p>
        ) : (
          <Timeline label={t('seller:order.timeline')} entries={shown} />
        )}
        {opens(audit) && <TextLink to={audit}>{t('timeline.audit')}</TextLink>}
      </Parts>
    </OfficeCard>
  );
}

const useEntries = (order: Order) => {
  const { t } = useTranslation(['orderWork', 'seller']);
  const format = useFormat();
  const { remove } = useNotes(order.id);
  const entries = order.events.map((event) => ({
    id: event.at + event.note,
    at: event.at,
    title: t(`seller:order.event.${event.note}`, { defaultValue: event.note }),
    note: [event.by ?? t(`seller:order.actor.${event.actor}`), event.noteText].filter(Boolean).join(' · '),
    time: format.dateTime(event.at, 'short'),
  }));
  const notes = order.notes.map(({ id, by, mine, text, at }) => ({
    id,
    at,
    title: <Written>{text}</Written>,
    note: (
      <>
        {t('note.by', { name: by })}
        {mine && (
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
  return { entries, notes };
};

function NewNote({ orderId }: { orderId: string }) {
  const { t } = useTranslation('orderWork');
  const mayEdit = useMay('order.edit');
  const notes = useNotes(orderId);
  const form = useForm({
    initial: { text: '' },
    problems: ({ text }) => (text.trim() === '' ? { text: 'missing' as const } : {}),
    say: () => t('note.missing'),
    onSubmit: async ({ text }): Promise<void> => {
      await notes.add(text.trim());
      empty();
    },
    onFailure: reportFailure,
  });
  const empty = (): void => form.reset({ text: '' });
  const { onBlur: _leavingIsNoFault, ...field } = form.field('text');
  return (
    <Note
      ref={form.formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <TextArea
        id={noteField}
        label={t('note.title')}
        hint={mayEdit ? t('note.hint') : t('noRight')}
        rows={2}
        maxLength={shopOrderLimits.note}
        disabled={!mayEdit}
        {...field}
      />
      {form.values.text !== '' && (
        <Button type="submit" size="small" busy={form.busy}>
          {t('note.save')}
        </Button>
      )}
    </Note>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--o-s);

  > p { color: var(--text-muted); }
`;

const Note = styled.form`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  > :first-child { width: 100%; }
`;

const Written = styled.span`
  font-weight: var(--weight);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
