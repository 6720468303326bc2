import { adjustmentLimits as limits } from '@mall/contract/trade/settlement';
import { toast } from '@mall/platform';
import { DialogForm, RadioGroup, TextArea, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { readAmount } from '../numbers.ts';
import { useSettlementSteps } from './useSettlement.ts';

type Props = { shop: { id: string; name: string }; currency: 'CNY'; onClose: () => void };
type Values = { way: 'give' | 'take'; amount: string; reason: string };

/** Owes a shop more or less, for a reason that it reads. */
export function AdjustDialog({ shop, currency, onClose }: Props) {
  const { t } = useTranslation('mallSettlement');
  const { adjust } = useSettlementSteps();
  const form = useForm<Values, 'amount' | 'reason'>({
    initial: { way: 'give', amount: '', reason: '' },
    problems: ({ amount, reason }) => ({
      ...((readAmount(amount, limits.most) ?? 0) === 0 ? { amount: 'amount' as const } : {}),
      ...(reason.trim() === '' ? { reason: 'reason' as const } : {}),
    }),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: async ({ way, amount: typed, reason }) => {
      const amount = readAmount(typed, limits.most) ?? 0;
      await adjust
        .mutateAsync({ shopId: shop.id, currency, amount: way === 'give' ? amount : -amount, reason })
        .then(
          () => {
            toast.success(t('done.adjust'));
            onClose();
          },
          () => undefined, // said already; what was typed stays
        );
    },
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('adjust.title', { name: shop.name })}
      submitLabel={t('adjust.submit')}
    >
      <RadioGroup
        label={t('adjust.way')}
        look="line"
        options={(['give', 'take'] as const).map((value) => ({ value, label: t(`adjust.${value}`) }))}
        {...form.field('way')}
      />
      <TextField
        label={t('adjust.amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        {...form.field('amount')}
      />
      <TextArea
        label={t('reason')}
        hint={t('adjust.reasonHint')}
        counter={limits.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
