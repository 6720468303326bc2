import { useQueryOf } from '@mall/platform';
import { FailedSection, Skeleton } from '@mall/ui';
import { Cells, KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

const parts = ['earned', 'corrected', 'estimated', 'frozen', 'available', 'held', 'withdrawn'] as const;

/** What a promoter earned, and where it is. */
export function PromoterMoney({ userId }: { userId: string }) {
  const { t } = useTranslation('mallPromoters');
  const { data, isError, refetch } = useQueryOf('platformPromoter.money', { userId }, { quiet: true });
  if (isError) return <FailedSection onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton kind="block" height={240} />;
  return (
    <OfficeCard title={t('money')}>
      <KeyValues
        entries={parts.map((part) => ({
          id: part,
          name: t(`pocket.${part}`),
          value: Cells.money(data[part], 'CNY'),
        }))}
      />
    </OfficeCard>
  );
}
