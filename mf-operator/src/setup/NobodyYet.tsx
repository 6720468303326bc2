import { rememberTarget } from '@mall/platform';
import { ButtonLink, Notice } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

/** Without the link, for somebody who is not signed in. */
export function NobodyYet() {
  const { t } = useTranslation('setup');
  return (
    <OfficeCard title={t('nobody.title')}>
      <Notice
        action={
          <ButtonLink size="small" to="/login" onClick={() => rememberTarget()}>
            {t('signIn')}
          </ButtonLink>
        }
      >
        {t('nobody.reason')}
      </Notice>
    </OfficeCard>
  );
}
