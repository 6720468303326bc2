import { shopOrderLimits } from '@mall/contract/trade/order';
import { reportFailure } from '@mall/platform';
import { DialogForm, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { useNotes } from './useNotes.ts';

/** A note about an order, for the staff only. */
export function NoteDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useTranslation('orderWork');
  const notes = useNotes(orderId);
  const form = useForm({
    initial: { text: '' },
    problems: ({ text }) => (text.trim() === '' ? { text: 'missing' as const } : {}),
    say: () => t('note.missing'),
    onSubmit: ({ text }) => notes.add(text.trim()).then(onClose),
    onFailure: reportFailure,
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('action.note')} submitLabel={t('note.save')}>
      <TextArea
        label={t('note.label')}
        hint={t('note.hint')}
        maxLength={shopOrderLimits.note}
        {...form.field('text')}
      />
    </DialogForm>
  );
}
