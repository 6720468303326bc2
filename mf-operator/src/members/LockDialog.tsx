import { memberLimits } from '@mall/contract/operator/mall-members';
import { toast } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { type MemberDetail, useMemberSteps } from './useMembers.ts';

/** Locks an open account, or unlocks a locked one; the member reads why they were locked out. */
export function LockDialog({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const { t } = useTranslation('members');
  const steps = useMemberSteps();
  const does = member.locked ? 'unlock' : 'lock';
  return (
    <ReasonDialog
      title={t(`${does}.title`, { name: member.name })}
      submitLabel={t(`${does}.open`)}
      means={t(`${does}.means`)}
      danger={does === 'lock'}
      field={{
        label: t('reason'),
        hint: t(`${does}.reasonHint`),
        most: memberLimits.reason,
        missing: t('wrong.reason'),
      }}
      onSubmit={async (reason) => {
        await steps[does].mutateAsync({ id: member.id, reason });
        toast.success(t(`done.${does}`, { name: member.name }));
      }}
      onClose={onClose}
    />
  );
}
