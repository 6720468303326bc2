import { useOrderStep } from '@mall/office/orders';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { StepDialogProps } from './step-dialog.ts';

/** Says that the buyer has the goods, where they do not say so themselves. */
export function ReceiveDialog({ order, onClose }: StepDialogProps) {
  const { t } = useTranslation(['mallOrders', 'orderParts']);
  const receive = useOrderStep('platform', 'receive', onClose);
  const form = useForm({
    initial: { note: '' },
    onSubmit: ({ note }) => receive.mutateAsync({ id: order.id, note: note.trim() }).catch(() => undefined),
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('orderParts:step.receive')}
      submitLabel={t('orderParts:step.receive')}
    >
      <Notice tone="warning">{t('receive.what')}</Notice>
      <TextArea
        label={t('receive.note')}
        hint={t('receive.hint')}
        optional
        maxLength={200}
        {...form.field('note')}
      />
    </DialogForm>
  );
}
