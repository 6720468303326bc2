import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Order, Side } from './order.ts';
import { useOrderStep } from './useOrderStep.ts';

type CancelDialogProps = { of: Side; order: Order; onClose: () => void };

/** Cancels an unpaid order. The dialog is the confirmation; the reason is sent to the buyer. */
export function CancelDialog({ of, order, onClose }: CancelDialogProps) {
  const { t } = useTranslation('orderParts');
  const cancel = useOrderStep(of, 'cancel', onClose);
  const form = useForm({
    initial: { reason: '' },
    problems: ({ reason }) => (reason.trim() === '' ? { reason: 'missing' as const } : {}),
    say: () => t('cancel.missing'),
    onSubmit: ({ reason }) =>
      cancel.mutateAsync({ id: order.id, reason: reason.trim() }).catch(() => undefined),
  });
  return (
    <DialogForm
      form={form}
      open
      danger
      onClose={onClose}
      title={t('cancel.open')}
      submitLabel={t('cancel.submit')}
    >
      <Notice tone={order.proofUploaded ? 'danger' : 'warning'}>
        {order.proofUploaded && <b>{t('cancel.proof')} </b>}
        {t('cancel.warning')}
      </Notice>
      <TextArea
        label={t('cancel.reason')}
        hint={t('cancel.hint')}
        maxLength={200}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
