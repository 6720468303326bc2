import { moneyText } from '@mall/contract/trade/parked';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextArea, TextField, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { ParkedDoing } from './useParkedActions.ts';
import { usePaymentSteps } from './usePayments.ts';

type Props = { doing: ParkedDoing; onClose: () => void };
type Values = { orderNo: string; reference: string; reason: string };

/** Whose money it is, how it goes back, or that it is nobody's: always with a reason, and said what follows. */
export function ParkedDialog({ doing: { money, step }, onClose }: Props) {
  const { t } = useTranslation(['mallPayments', 'orderParts']);
  const format = useFormat();
  const run = useResolve({ money, step });
  const form = useForm<Values, keyof Values>({
    initial: { orderNo: money.expected?.order.no ?? '', reference: '', reason: '' },
    problems: ({ orderNo, reference, reason }) => ({
      ...(step === 'assign' && orderNo.trim() === '' ? { orderNo: 'orderNo' as const } : {}),
      ...(step === 'record' && reference.trim() === '' ? { reference: 'reference' as const } : {}),
      ...(reason.trim() === '' ? { reason: 'reason' as const } : {}),
    }),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: (values) => run(values).then(onClose, () => undefined), // said already; what was typed stays
  });
  const amount =
    money.amount === null
      ? t('parked.noAmount')
      : format.money(money.amount, { currency: money.currency ?? undefined, decimals: 'always' });
  return (
    <DialogForm
      form={form}
      open
      danger={step === 'dismiss'}
      onClose={onClose}
      title={`${t(`orderParts:methods.${money.method}`)} · ${amount}`}
      submitLabel={t(`parked.do.${step}`)}
    >
      <Notice tone={step === 'dismiss' ? 'warning' : 'info'}>{t(`parked.means.${step}`, { amount })}</Notice>
      {step === 'record' && money.status === 'returning' && (
        <Notice tone="warning">{t('refund.lookFirst')}</Notice>
      )}
      {step === 'assign' && (
        <TextField
          label={t('orderNo')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          {...form.field('orderNo')}
        />
      )}
      {step === 'record' && (
        <TextField
          label={t('reference')}
          hint={t('referenceHint')}
          autoComplete="off"
          maxLength={moneyText.reference}
          {...form.field('reference')}
        />
      )}
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        counter={moneyText.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}

const useResolve = ({ money: { id }, step }: ParkedDoing) => {
  const { t } = useTranslation('mallPayments');
  const { assign, payBack, dismiss } = usePaymentSteps();
  return async ({ orderNo, reference, reason }: Values): Promise<void> => {
    if (step === 'assign') await assign.mutateAsync({ id, orderNo, reason });
    else if (step === 'dismiss') await dismiss.mutateAsync({ id, reason });
    else if (step === 'record') await payBack.mutateAsync({ id, by: 'hand', reference, reason });
    else {
      const { status } = await payBack.mutateAsync({ id, by: 'provider', reason });
      if (status !== 'returned') return void toast.success(t('done.returning'));
    }
    toast.success(t(`done.${step}`));
  };
};
