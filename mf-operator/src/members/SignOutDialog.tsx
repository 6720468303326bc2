import { toast } from '@mall/platform';
import { ConfirmDialog } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { type MemberDetail, useMemberSteps } from './useMembers.ts';

/** Asks before a member is signed out everywhere. */
export function SignOutDialog({ member, onClose }: { member: MemberDetail; onClose: () => void }) {
  const { t } = useTranslation('members');
  const { endSessions } = useMemberSteps();
  const confirm = async () => {
    const { count } = await endSessions.mutateAsync({ id: member.id });
    toast.success(t('done.signOut', { name: member.name, count }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('signOut.title', { name: member.name })}
      confirmLabel={t('signOut.open')}
      busy={endSessions.isPending}
      onClose={onClose}
      onConfirm={() => void confirm().catch(onClose)}
    >
      <p>{t('signOut.means')}</p>
    </ConfirmDialog>
  );
}
