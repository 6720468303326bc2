import { orderActions } from '@mall/contract/trade/order';
import { refund as limits } from '@mall/contract/core/limits';
import { toast, useMutationOf } from '@mall/platform';
import { DialogForm, Notice, TextArea, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type Order, refreshOrders } from './useOrder.ts';

/** Gives back all that is left of a paid order, unasked. The dialog is the confirmation. */
export function GiveDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('mallOrders');
  const format = useFormat();
  const give = useMutationOf('platformRefund.give', {
    refreshes: ['platformOrder.detail', 'platformOrder.list'],
    onSuccess: () => {
      toast.success(t('give.done'));
      onClose();
    },
    // Somebody else may have been first: the page shows the current state.
    onError: refreshOrders,
  });
  const form = useForm({
    initial: { reason: '' },
    problems: ({ reason }) => (reason.trim() === '' ? { reason: 'missing' as const } : {}),
    say: () => t('reasonMissing'),
    onSubmit: ({ reason }) =>
      give.mutateAsync({ id: order.id, reason: reason.trim() }).catch(() => undefined),
  });
  const unsent = orderActions.refund.from.some((status) => status === order.status);
  const amount = format.money(order.paid - order.refunded, { decimals: 'always' });
  return (
    <DialogForm form={form} open danger onClose={onClose} title={t('give.open')} submitLabel={t('give.open')}>
      <Notice tone="warning">{t(unsent ? 'give.unsent' : 'give.sent', { amount })}</Notice>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={limits.maxText}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
