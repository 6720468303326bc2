import { memberLevels, memberLimits } from '@mall/contract/operator/mall-members';
import { toast } from '@mall/platform';
import { DialogForm, RadioGroup, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type MemberDetail, useMemberSteps } from './useMembers.ts';

const choices = ['1', '2', '3'] as const satisfies readonly `${(typeof memberLevels)[number]}`[];

/** Gives a member another level, with a reason for the log. */
export function LevelDialog({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const { t } = useTranslation('members');
  const { setLevel } = useMemberSteps();
  const form = useForm<{ level: (typeof choices)[number]; reason: string }, 'reason' | 'same'>({
    initial: { level: choices.find((one) => Number(one) === member.level) ?? '1', reason: '' },
    problems: ({ level, reason }) => ({
      ...(Number(level) === member.level ? { level: 'same' as const } : {}),
      ...(reason.trim() === '' ? { reason: 'reason' as const } : {}),
    }),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: async ({ level, reason }) => {
      try {
        await setLevel.mutateAsync({ id: member.id, seen: member.level, level: Number(level), reason });
        toast.success(t('done.level', { name: member.name }));
        onClose();
      } catch {
        // said by the mutation; what was typed stays
      }
    },
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('level.title', { name: member.name })}
      submitLabel={t('level.submit')}
    >
      <RadioGroup
        label={t('column.level')}
        options={choices.map((value) => ({ value, label: t(`level.${value}`) }))}
        {...form.field('level')}
      />
      <TextArea
        label={t('reason')}
        hint={t('level.reasonHint')}
        counter={memberLimits.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
