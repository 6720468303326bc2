import { useQueryOf } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { DataTable, loadOf, OfficeCard, TableFoot } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payoutColumns } from './payout-columns.tsx';

const size = 12;

/** What the mall sent a shop, and what is on its way; of another shop than one's own `shopId` says which. */
export function PayoutsCard({ shopId }: { shopId?: string }) {
  const { t } = useTranslation('settlement');
  const [page, setPage] = useState(1);
  const keep = { placeholderData: <T,>(before: T) => before };
  const own = useQueryOf(
    'shopSettlement.payouts',
    { page, size },
    { ...keep, enabled: shopId === undefined },
  );
  const theirs = useQueryOf(
    'mallPayout.list',
    { shopId: shopId ?? '', page, size },
    { ...keep, enabled: shopId !== undefined },
  );
  const answer = shopId === undefined ? own : theirs;
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
