import { memberLimits } from '@mall/contract/operator/mall-members';
import { toast } from '@mall/platform';
import { DialogForm, Notice, TextArea, useForm } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type MemberDetail, useMemberSteps } from './useMembers.ts';

/** Locks an open account, or unlocks a locked one; the member reads why they were locked out. */
export function LockDialog({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const { t } = useTranslation('members');
  const steps = useMemberSteps();
  const does = member.locked ? 'unlock' : 'lock';
  const form = useForm<{ reason: string }, 'reason'>({
    initial: { reason: '' },
    problems: ({ reason }) => (reason.trim() === '' ? { reason: 'reason' } : {}),
    say: (problem) => t(`wrong.${problem}`),
    onSubmit: async ({ reason }) => {
      try {
        await steps[does].mutateAsync({ id: member.id, reason });
        toast.success(t(`done.${does}`, { name: member.name }));
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
      danger={does === 'lock'}
      onClose={onClose}
      title={t(`${does}.title`, { name: member.name })}
      submitLabel={t(`${does}.open`)}
    >
      <Notice tone={does === 'lock' ? 'warning' : 'info'}>{t(`${does}.means`)}</Notice>
      <TextArea
        label={t('reason')}
        hint={t(`${does}.reasonHint`)}
        counter={memberLimits.reason}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
