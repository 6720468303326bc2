import { memberLimits } from '@mall/contract/operator/mall-members';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type MemberDetail, useMemberSteps } from './useMembers.ts';

/** As many letters as the mall wants for it: a word does not say how somebody was recognised. */
const least = 5;

/** Takes the second factors off an account whose owner lost them all; the operator says how they recognised them. */
export function FactorsDialog({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const { t } = useTranslation('members');
  const { removeFactors } = useMemberSteps();
  const form = useForm<{ reason: string }, 'recognised'>({
    initial: { reason: '' },
    problems: ({ reason }) => (reason.trim().length < least ? { reason: 'recognised' } : {}),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: ({ reason }) =>
      removeFactors.mutateAsync({ id: member.id, reason: reason.trim() }).then(
        ({ removed }) => {
          toast.success(t('done.factors', { name: member.name, count: removed }));
          onClose();
        },
        () => undefined, // said already; what was typed stays
      ),
  });
  return (
    <DialogForm
      form={form}
      open
      danger
      onClose={onClose}
      title={t('factors.title', { name: member.name })}
      submitLabel={t('factors.submit')}
    >
      <Notice tone="warning">{t('factors.means')}</Notice>
      <TextArea
        label={t('reason')}
        hint={t('factors.reasonHint')}
        counter={memberLimits.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
