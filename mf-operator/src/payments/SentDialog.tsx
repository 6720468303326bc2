import { moneyText } from '@mall/contract/trade/parked';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextArea, TextField, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type RefundToPay, usePaymentSteps } from './usePayments.ts';

type Values = { reference: string; reason: string };

/** A refund that was sent by hand: by which reference, and why not by its provider. */
export function SentDialog({ refund, onClose }: { refund: RefundToPay; onClose: () => void }) {
  const { t } = useTranslation('mallPayments');
  const format = useFormat();
  const { recordSent } = usePaymentSteps();
  const form = useForm<Values, keyof Values>({
    initial: { reference: '', reason: '' },
    problems: ({ reference, reason }) => ({
      ...(reference.trim() === '' ? { reference: 'reference' as const } : {}),
      ...(reason.trim() === '' ? { reason: 'reason' as const } : {}),
    }),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: (values) =>
      recordSent.mutateAsync({ id: refund.id, ...values }).then(
        () => {
          toast.success(t('done.record'));
          onClose();
        },
        () => undefined, // said already; what was typed stays
      ),
  });
  const amount = format.money(refund.amount, { currency: refund.currency, decimals: 'always' });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('refund.sentTitle', { amount, no: refund.order.no })}
      submitLabel={t('refund.markSent')}
    >
      <Notice>{t('refund.sentMeans')}</Notice>
      {refund.tries > 0 && <Notice tone="warning">{t('refund.lookFirst')}</Notice>}
      <TextField
        label={t('reference')}
        hint={t('referenceHint')}
        autoComplete="off"
        maxLength={moneyText.reference}
        {...form.field('reference')}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        counter={moneyText.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
