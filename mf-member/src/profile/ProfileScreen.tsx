import { useTranslation } from 'react-i18next';
import { useQueryOf } from '@mall/platform';
import { Loaded } from '../Loaded.tsx';
import { MemberPage } from '../MemberPage.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export function ProfileScreen() {
  const { t } = useTranslation('member');
  const profile = useQueryOf('member.profile', {}, { quiet: true });
  return (
    <MemberPage title={t('profile.title')}>
      <Loaded read={profile} skeleton="block">
        {(known) => <ProfileForm key={known.id} profile={known} />}
      </Loaded>
    </MemberPage>
  );
}
