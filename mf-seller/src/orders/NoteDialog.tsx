import { shopOrderLimits } from '@mall/contract/trade/order';
import { useNotes } from '@mall/office/orders';
import { reportFailure } from '@mall/platform';
import { DialogForm, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';

/** A note about an order, for the staff only. */
export function NoteDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useTranslation(['orderWork', 'orderParts']);
  const notes = useNotes('shop', orderId);
  const form = useForm({
    initial: { text: '' },
    problems: ({ text }) => (text.trim() === '' ? { text: 'missing' as const } : {}),
    say: () => t('orderParts:note.missing'),
    onSubmit: ({ text }) => notes.add(text.trim()).then(onClose),
    onFailure: reportFailure,
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('action.note')}
      submitLabel={t('orderParts:note.save')}
    >
      <TextArea
        label={t('note.label')}
        hint={t('orderParts:note.hint.shop')}
        maxLength={shopOrderLimits.note}
        {...form.field('text')}
      />
    </DialogForm>
  );
}
