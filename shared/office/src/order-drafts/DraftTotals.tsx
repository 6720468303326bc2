import { FailedSection, Skeleton, SummaryRows } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

type Totals = { goods: number; saved: number; freight: number; total: number };
type DraftTotalsProps = {
  /** Undefined while the server has not said it. */
  priced: Totals | undefined;
  /** It could not be said. */
  retry?: (() => void) | undefined;
  /** The prices are those of the link. */
  fixed?: boolean;
};

/** What the draft costs: now, or by its link. */
export function DraftTotals({ priced, retry, fixed = false }: DraftTotalsProps) {
  const { t } = useTranslation('orderDrafts');
  return (
    <OfficeCard title={t('totals.title')}>
      <div aria-live="polite">
        {priced === undefined ? (
          retry === undefined ? (
            <Skeleton kind="rows" rows={3} />
          ) : (
            <FailedSection onRetry={retry} />
          )
        ) : (
          <Bill {...priced} note={t(fixed ? 'totals.fixed' : 'totals.now')} />
        )}
      </div>
    </OfficeCard>
  );
}

function Bill({ goods, saved, freight, total, note }: Totals & { note: string }) {
  const { t } = useTranslation('orderDrafts');
  return (
    <SummaryRows
      decimals="always"
      rows={[
        { id: 'goods', label: t('totals.goods'), amount: goods + saved },
        ...(saved > 0 ? [{ id: 'saved', label: t('totals.saved'), amount: -saved, saving: true }] : []),
        { id: 'freight', label: t('totals.freight'), amount: freight },
        { id: 'total', label: t('totals.total'), amount: total, note, total: true },
      ]}
    />
  );
}
