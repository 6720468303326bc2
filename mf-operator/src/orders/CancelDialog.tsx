import { useOrderStep } from '@mall/office/orders';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Order } from './useOrder.ts';

/** Cancels an unpaid order. The dialog is the confirmation; the reason is sent to the buyer. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('mallOrders');
  const cancel = useOrderStep('platform', 'cancel', onClose);
  const form = useForm({
    initial: { reason: '' },
    problems: ({ reason }) => (reason.trim() === '' ? { reason: 'missing' as const } : {}),
    say: () => t('reasonMissing'),
    onSubmit: ({ reason }) =>
      cancel.mutateAsync({ id: order.id, reason: reason.trim() }).catch(() => undefined),
  });
  return (
    <DialogForm
      form={form}
      open
      danger
      onClose={onClose}
      title={t('action.cancel')}
      submitLabel={t('cancel.submit')}
    >
      <Notice tone="warning">{t('cancel.warning')}</Notice>
      <TextArea label={t('reason')} hint={t('reasonHint')} maxLength={200} {...form.field('reason')} />
    </DialogForm>
  );
}
