import { transferLimits } from '@mall/contract/trade/payment';
import { type Payment, useOrderStep } from '@mall/office/orders';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { StepDialogProps } from './step-dialog.ts';

/** Says that a transfer was not found; the buyer reads why, and has a day to pay. */
export function RejectDialog({ order, payment, onClose }: StepDialogProps & { payment: Payment }) {
  const { t } = useTranslation('mallOrders');
  const reject = useOrderStep('platform', 'rejectPayment', onClose);
  const form = useForm({
    initial: { reason: '' },
    problems: ({ reason }) => (reason.trim() === '' ? { reason: 'missing' as const } : {}),
    say: () => t('reject.missing'),
    onSubmit: ({ reason }) =>
      reject
        .mutateAsync({ id: order.id, paymentId: payment.id, reason: reason.trim() })
        .catch(() => undefined),
  });
  return (
    <DialogForm
      form={form}
      open
      danger
      onClose={onClose}
      title={t('reject.title')}
      submitLabel={t('reject.submit')}
    >
      <Notice tone="warning">{t('reject.means', { hours: transferLimits.payHours })}</Notice>
      <TextArea
        label={t('reject.reason')}
        hint={t('reject.hint')}
        counter={transferLimits.maxReason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
