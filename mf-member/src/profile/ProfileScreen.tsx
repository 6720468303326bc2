import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQueryOf } from '@mall/platform';
import { Tabs } from '@mall/ui';
import { Loaded, MemberPage } from '@mall/ui/member';
import { DataPart } from './DataPart.tsx';
import { InvitationsPart } from './InvitationsPart.tsx';
import { NoticesPart } from './NoticesPart.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { type Part, parts, partOf } from './parts.ts';
import { SecurityPart } from './SecurityPart.tsx';

/** The member's profile, sign-in, notifications and stored data. */
export function ProfileScreen() {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const part = partOf(search);
  const invitations = useQueryOf('invitation.list', {}, { quiet: true }).data?.list.length ?? 0;
  const nameOf = (id: Part) =>
    id === 'invitations' && invitations > 0 ? `${t(`parts.${id}`)} (${invitations})` : t(`parts.${id}`);
  return (
    <MemberPage title={t('title')}>
      <Tabs
        label={t('parts.label')}
        tabs={parts.map((id) => ({ id, label: nameOf(id) }))}
        value={part}
        onChange={(next) => void navigate(`?part=${next}`, { replace: true })}
      >
        {part === 'profile' && <ProfilePart />}
        {part === 'security' && <SecurityPart />}
        {part === 'notices' && <NoticesPart />}
        {part === 'data' && <DataPart />}
        {part === 'invitations' && <InvitationsPart />}
      </Tabs>
    </MemberPage>
  );
}

function ProfilePart() {
  const profile = useQueryOf('member.profile', {}, { quiet: true });
  return (
    <Loaded read={profile} skeleton="block">
      {(known) => <ProfileForm key={known.id} profile={known} />}
    </Loaded>
  );
}
