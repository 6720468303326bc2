import { payoutColumns } from '@mall/office/settlement';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { DataTable, loadOf, OfficeCard, TableFoot } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const size = 12;

/** What the mall sent the shop, and what is on its way. */
export function PayoutsCard() {
  const { t } = useTranslation('settlement');
  const [page, setPage] = useState(1);
  const answer = useQueryOf(
    'shopSettlement.payouts',
    { page, size },
    { placeholderData: (before) => before },
  );
  return (
    <OfficeCard title={t('payouts')} flush>
      <DataTable
        label={t('payouts')}
        columns={payoutColumns}
        rows={answer.data?.list ?? []}
        rowKey={({ id }) => id}
        rowName={({ no }) => no}
        say={(key) => t(key)}
        load={loadOf(answer)}
        keys={false}
        expectedRows={2}
        empty={<EmptyMessage title={t('noPayouts')} reason={t('noPayoutsReason')} />}
      />
      <TableFoot page={page} size={size} total={answer.data?.total ?? 0} onPage={setPage} />
    </OfficeCard>
  );
}
