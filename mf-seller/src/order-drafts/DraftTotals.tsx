import { SummaryRows } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

type Totals = { goods: number; saved: number; freight: number; total: number };
type DraftTotalsProps = {
  priced: Totals | undefined;
  /** The prices are those of the link. */
  fixed?: boolean;
};

/** What the draft costs: now, or by its link. */
export function DraftTotals({ priced, fixed = false }: DraftTotalsProps) {
  const { t } = useTranslation('orderDrafts');
  const { goods, saved, freight, total } = priced ?? { goods: 0, saved: 0, freight: 0, total: 0 };
  return (
    <OfficeCard title={t('totals.title')}>
      <div aria-live="polite">
        <SummaryRows
          decimals="always"
          rows={[
            { id: 'goods', label: t('totals.goods'), amount: goods + saved },
            ...(saved > 0 ? [{ id: 'saved', label: t('totals.saved'), amount: -saved, saving: true }] : []),
            { id: 'freight', label: t('totals.freight'), amount: freight },
            {
              id: 'total',
              label: t('totals.total'),
              amount: total,
              note: t(fixed ? 'totals.fixed' : 'totals.now'),
              total: true,
            },
          ]}
        />
      </div>
    </OfficeCard>
  );
}
