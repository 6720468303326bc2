import { readUnits } from '@mall/contract/core/money';
import { orderStatus } from '@mall/contract/trade/order';
import { transferLimits } from '@mall/contract/trade/payment';
import { Proof, useOrderStep } from '@mall/office/orders';
import { DialogForm, Notice, TextArea, TextField, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { todayOfMall } from './today.ts';
import type { StepDialogProps } from './step-dialog.ts';

type Values = { amount: string; receivedOn: string; reference: string; note: string };

/** Confirms that a transfer has arrived, with what the bank says of it: for exactly what the order costs. */
export function ConfirmPaymentDialog({ order, onClose }: StepDialogProps) {
  const { t } = useTranslation(['mallOrders', 'orderParts']);
  const format = useFormat();
  const confirm = useOrderStep('platform', 'confirmPayment', onClose);
  const today = todayOfMall();
  const price = format.money(order.pay, { currency: order.currency, decimals: 'always' });
  const form = useForm<Values, 'amount' | 'day' | 'reference'>({
    initial: { amount: '', receivedOn: today, reference: '', note: '' },
    problems: ({ amount, receivedOn, reference }) => ({
      ...(readUnits(amount) === order.pay ? {} : { amount: 'amount' as const }),
      ...(receivedOn !== '' && receivedOn <= today ? {} : { receivedOn: 'day' as const }),
      ...(reference.trim() === '' ? { reference: 'reference' as const } : {}),
    }),
    say: (problem) => t(`confirm.wrong.${problem}`, { price }),
    onSubmit: ({ receivedOn, reference, note }) =>
      confirm
        .mutateAsync({ id: order.id, amount: order.pay, receivedOn, reference: reference.trim(), note })
        .catch(() => undefined),
  });
  const transfers = order.payments.filter(({ method }) => method === 'offline');
  const said = transfers.find(({ status }) => status === 'pending') ?? transfers.at(-1);
  const means = order.status === orderStatus.cancelled ? 'late' : said === undefined ? 'unsaid' : 'warning';
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('orderParts:step.confirmPayment')}
      submitLabel={t('confirm.submit', { price })}
    >
      <Notice tone="warning">{t(`confirm.${means}`)}</Notice>
      {said?.proofUrl && <Proof url={said.proofUrl} height={320} />}
      {said?.note !== undefined && <p>{t('confirm.said', { note: said.note })}</p>}
      <TextField
        label={t('confirm.amount')}
        hint={t('confirm.amountHint', { price })}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
      />
      <TextField label={t('confirm.day')} type="date" max={today} {...form.field('receivedOn')} />
      <TextField
        label={t('confirm.reference')}
        hint={t('confirm.referenceHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={transferLimits.maxReference}
        {...form.field('reference')}
      />
      <TextArea
        label={t('orderParts:word')}
        hint={t('confirm.noteHint')}
        optional
        rows={2}
        maxLength={200}
        {...form.field('note')}
      />
    </DialogForm>
  );
}
