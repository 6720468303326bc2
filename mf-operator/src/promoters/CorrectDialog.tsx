import { readUnits } from '@mall/contract/core/money';
import { correctionLimits as limits } from '@mall/contract/operator/platform-promoters';
import { toast, useQueryOf } from '@mall/platform';
import { DialogForm, Notice, RadioGroup, TextArea, TextField, useForm, useFormat } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PromoterDetail, usePromoterSteps } from './usePromoters.ts';

type Values = { way: 'give' | 'take'; amount: string; reason: string };

/** Gives a promoter money or takes it back, for a reason that they read; sent twice it is made once. */
export function CorrectDialog({ promoter, onClose }: { promoter: PromoterDetail; onClose: () => void }) {
  const { t } = useTranslation('mallPromoters');
  const format = useFormat();
  const { correct } = usePromoterSteps();
  const [id] = useState(() => crypto.randomUUID());
  const { userId, name } = promoter;
  const { data: money } = useQueryOf('platformPromoter.money', { userId }, { quiet: true });
  // What they have is not known at once, or at all: then the mall says whether it is too much.
  const most = (way: Values['way']) =>
    way === 'take' && money !== undefined ? Math.min(limits.most, Math.max(0, money.available)) : limits.most;
  const shown = (amount: number) => format.money(amount, { currency: 'CNY', decimals: 'always' });
  const form = useForm<Values, 'amount' | 'tooMuch' | 'reason'>({
    initial: { way: 'give', amount: '', reason: '' },
    problems: ({ way, amount: typed, reason }) => {
      const amount = readUnits(typed) ?? 0;
      return {
        ...(amount === 0 ? { amount: 'amount' as const } : {}),
        ...(amount > most(way) ? { amount: 'tooMuch' as const } : {}),
        ...(reason.trim() === '' ? { reason: 'reason' as const } : {}),
      };
    },
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: ({ way, amount: typed, reason }) => {
      const amount = readUnits(typed) ?? 0;
      return correct.mutateAsync({ userId, id, amount: way === 'give' ? amount : -amount, reason }).then(
        ({ available }) => {
          toast.success(t('correct.done', { name, amount: shown(available) }));
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
      title={t('correct.title', { name })}
      submitLabel={t('correct.submit')}
    >
      {money !== undefined && (
        <Notice tone="info">{t('correct.means', { amount: shown(money.available) })}</Notice>
      )}
      <RadioGroup
        label={t('correct.way')}
        look="line"
        options={(['give', 'take'] as const).map((value) => ({ value, label: t(`correct.${value}`) }))}
        {...form.field('way')}
      />
      <TextField
        label={t('correct.amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        {...form.field('amount')}
      />
      <TextArea label={t('reason')} hint={t('theyRead')} counter={limits.reason} {...form.field('reason')} />
    </DialogForm>
  );
}
