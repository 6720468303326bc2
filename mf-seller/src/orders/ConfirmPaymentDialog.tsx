import { readUnits } from '@mall/contract/core/money';
import { Proof, useOrderStep } from '@mall/office/orders';
import { DialogForm, Notice, TextArea, TextField, useFormat, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { StepDialogProps } from './step-dialog.ts';

/**
 * Confirms that a transfer has arrived. The amount is typed from the bank statement and must equal the
 * order's total.
 */
export function ConfirmPaymentDialog({ order, onClose }: StepDialogProps) {
  const { t } = useTranslation(['seller', 'orderParts']);
  const format = useFormat();
  const confirm = useOrderStep('shop', 'confirmPayment', onClose);
  const price = format.money(order.pay, { decimals: 'always' });
  const form = useForm({
    initial: { amount: '', note: '' },
    problems: (values) => (readUnits(values.amount) === order.pay ? {} : { amount: 'differs' as const }),
    say: () => t('order.confirm.differs', { price }),
    onSubmit: ({ note }) =>
      confirm.mutateAsync({ id: order.id, amount: order.pay, note }).catch(() => undefined),
  });
  const proof = order.payments.find((payment) => payment.proofUrl !== null)?.proofUrl;
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('orderParts:step.confirmPayment')}
      submitLabel={t('order.confirm.submit', { price })}
    >
      <Notice tone="warning">{t('order.confirm.warning')}</Notice>
      {proof && <Proof url={proof} height={320} />}
      <TextField
        label={t('order.confirm.amount')}
        hint={t('order.confirm.hint', { price })}
        inputMode="decimal"
        before="¥"
        {...form.field('amount')}
      />
      <TextArea label={t('orderParts:word')} optional maxLength={200} {...form.field('note')} />
    </DialogForm>
  );
}
