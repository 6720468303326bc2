import { commissionLimits as limits } from '@mall/contract/incentive/commission';
import { DialogForm, TextField, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { readPercent, typedPercent } from '../../numbers.ts';
import { useRateName } from './rate-columns.tsx';
import { RatePreview } from './RatePreview.tsx';
import type { Rate } from './useRates.ts';

/** Together they are within the limit of both. */
const secondMost = limits.bothBps - limits.firstBps;

type Props = { rate: Rate; onChange: (after: Rate) => Promise<void>; onClose: () => void };

/** Changes a rate, and shows while one types what that would have meant. */
export function RateDialog({ rate, onChange, onClose }: Props) {
  const { t } = useTranslation('mallPromoters');
  const name = useRateName()(rate);
  const form = useForm<{ first: string; second: string }, 'first' | 'second'>({
    initial: { first: typedPercent(rate.first), second: typedPercent(rate.second) },
    problems: (typed) => ({
      ...(readPercent(typed.first, limits.firstBps) === undefined ? { first: 'first' as const } : {}),
      ...(readPercent(typed.second, secondMost) === undefined ? { second: 'second' as const } : {}),
    }),
    say: (problem) =>
      t('wrong.rate', { most: typedPercent(problem === 'first' ? limits.firstBps : secondMost) }),
    onSubmit: (typed) => {
      const after = read(typed);
      return after === undefined
        ? undefined
        : onChange({ ...rate, own: true, ...after }).then(onClose, () => undefined); // said already
    },
  });
  const tried = read(form.values);
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('rates.changeTitle', { name })}
      submitLabel={t('rates.submit')}
    >
      <TextField
        label={t('rates.first')}
        after="%"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        {...form.field('first')}
      />
      <TextField
        label={t('rates.second')}
        after="%"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        {...form.field('second')}
      />
      {tried !== undefined && <RatePreview change={{ of: rate.of, ...tried }} />}
    </DialogForm>
  );
}

const read = (typed: { first: string; second: string }) => {
  const first = readPercent(typed.first, limits.firstBps);
  const second = readPercent(typed.second, secondMost);
  return first === undefined || second === undefined ? undefined : { first, second };
};
