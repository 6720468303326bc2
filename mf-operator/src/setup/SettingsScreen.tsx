import { useQueryOf } from '@mall/platform';
import { FailedSection, Skeleton } from '@mall/ui';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { LogLink } from '../LogLink.tsx';
import { useMayOperate } from '../useMe.ts';
import { DangerZone } from './DangerZone.tsx';
import { MallForm } from './MallForm.tsx';
import { Messages } from './Messages.tsx';
import { Payments } from './Payments.tsx';

/** What the mall says of itself, and what its environment decides. */
export function SettingsScreen() {
  const { t } = useTranslation('setup');
  const mayEdit = useMayOperate('settings.edit');
  const { data, isError, refetch } = useQueryOf('mallSettings.show', {}, { quiet: true });
  return (
    <OfficePage title={t('settings.title')} sub={t('settings.sub')} actions={<LogLink area="shop" />}>
      {data === undefined && isError && <FailedSection onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton kind="block" height={480} />}
      {data !== undefined && (
        <>
          <OfficeCard title={t('mall.title')}>
            <MallForm settings={data} readOnly={!mayEdit} submitLabel={t('mall.save')} />
          </OfficeCard>
          <Payments environment={data.environment} />
          <OfficeCard title={t('messages.title')}>
            <Messages environment={data.environment} mayEdit={mayEdit} />
          </OfficeCard>
          {mayEdit && <DangerZone />}
        </>
      )}
    </OfficePage>
  );
}
