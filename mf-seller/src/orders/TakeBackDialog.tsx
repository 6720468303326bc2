import { takeBackLimits as limits } from '@mall/contract/trade/payment';
import { useOrderStep } from '@mall/office/orders';
import { DialogForm, Notice, TextArea, useFormat, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { Order } from './useOrder.ts';

type TakeBackDialogProps = {
  order: Order;
  payment: Order['payments'][number];
  open: boolean;
  onClose: () => void;
};

/**
 * Takes back a transfer that was confirmed and never arrived. The dialog is the confirmation; the reason is
 * sent to the buyer.
 */
export function TakeBackDialog({ order, payment, open, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('seller');
  const format = useFormat();
  const takeBack = useOrderStep('shop', 'takeBackPayment', onClose);
  const price = format.money(payment.amount, { decimals: 'always' });
  const form = useForm({
    initial: { reason: '' },
    problems: ({ reason }) => (reason.trim() === '' ? { reason: 'missing' as const } : {}),
    say: () => t('order.takeBack.missing'),
    onSubmit: ({ reason }) =>
      takeBack.mutateAsync({ id: order.id, reason: reason.trim() }).catch(() => undefined),
  });
  return (
    <DialogForm
      form={form}
      open={open}
      onClose={onClose}
      title={t('order.takeBack.title')}
      submitLabel={t('order.takeBack.submit', { price })}
    >
      <Notice tone="danger">{t('order.takeBack.warning', { price, hours: limits.payHours })}</Notice>
      <TextArea
        label={t('order.takeBack.reason')}
        hint={t('order.takeBack.hint')}
        maxLength={limits.maxReason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
