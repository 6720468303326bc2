import { officePaths } from '@mall/contract/seller/office-paths';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeliveryDetail } from './DeliveryDetail.tsx';

/** One delivery of the shop, by `?id=`. */
export function DeliveryDetailScreen() {
  const { t } = useTranslation('deliveries');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return /^[0-9A-Za-z-]{1,40}$/.test(id) ? (
    <Read key={id} id={id} />
  ) : (
    <OfficePage title={t('title')}>
      <EmptyMessage
        title={t('missing')}
        reason={t('missingReason')}
        action={{ label: t('toAll'), to: officePaths.deliveries() }}
      />
    </OfficePage>
  );
}

function Read({ id }: { id: string }) {
  const { data, isError, refetch } = useQueryOf('delivery.show', { id }, { refetchInterval: 30_000 });
  if (data !== undefined) return <DeliveryDetail delivery={data} />;
  return isError ? <FailedSection onRetry={() => void refetch()} /> : <Skeleton kind="block" height={560} />;
}
