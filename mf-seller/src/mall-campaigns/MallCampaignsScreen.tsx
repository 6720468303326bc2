import { useMay } from '@mall/platform';
import { FailedSection, Notice, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { KindCard } from './KindCard.tsx';
import { kinds, useMallCampaigns } from './useMallCampaigns.ts';

/** Which of the mall's campaigns run in the shop: a switch for each kind, and what it means. */
export function MallCampaignsScreen() {
  const { t } = useTranslation('mallCampaigns');
  const { data, isError, refetch, set } = useMallCampaigns();
  const mayEdit = useMay('price.edit');
  if (data === undefined && isError) return <FailedSection onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton kind="block" height={560} />;
  return (
    <OfficePage title={t('title')} sub={t('sub')}>
      {!mayEdit && <Notice tone="info">{t('look')}</Notice>}
      {kinds.map((kind) => (
        <KindCard
          key={kind}
          kind={kind}
          campaigns={data}
          disabled={!mayEdit}
          onSet={(takesPart) => set(data, kind, takesPart)}
        />
      ))}
    </OfficePage>
  );
}
