import { correctionLimits } from '@mall/contract/operator/platform-promoters';
import { toast } from '@mall/platform';
import { DialogForm, RadioGroup, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type PromoterDetail, usePromoterSteps } from './usePromoters.ts';

const choices = ['1', '2', '3'] as const;

/** Gives a promoter another level, by which rates may differ from the next order on. */
export function LevelDialog({ promoter, onClose }: { promoter: PromoterDetail; onClose: () => void }) {
  const { t } = useTranslation('mallPromoters');
  const { decide } = usePromoterSteps();
  const { userId, name } = promoter;
  const form = useForm<{ level: (typeof choices)[number]; reason: string }, 'reason' | 'same'>({
    initial: { level: choices.find((one) => Number(one) === promoter.level) ?? '1', reason: '' },
    problems: ({ level, reason }) => ({
      ...(Number(level) === promoter.level ? { level: 'same' as const } : {}),
      ...(reason.trim() === '' ? { reason: 'reason' as const } : {}),
    }),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: ({ level, reason }) =>
      decide.mutateAsync({ userId, level: Number(level), reason }).then(
        () => {
          toast.success(t('level.done', { name }));
          onClose();
        },
        () => undefined, // said already; what was typed stays
      ),
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('level.title', { name })}
      submitLabel={t('level.submit')}
    >
      <RadioGroup
        label={t('column.level')}
        look="line"
        options={choices.map((value) => ({ value, label: t('levelOf', { level: value }) }))}
        {...form.field('level')}
      />
      <TextArea
        label={t('reason')}
        hint={t('level.reasonHint')}
        counter={correctionLimits.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
