import { useQueryOf } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { DataTable, loadOf, OfficeCard, TableFoot } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { columnsOfStatements } from './statement-columns.tsx';

const size = 12;

/** The statements of a shop, a year at a time; of another shop than one's own `shopId` says which. */
export function StatementsCard({ shopId, linkTo }: { shopId?: string; linkTo: (id: string) => string }) {
  const { t } = useTranslation('settlement');
  const [page, setPage] = useState(1);
  const keep = { placeholderData: <T,>(before: T) => before };
  const own = useQueryOf(
    'shopSettlement.statements',
    { page, size },
    { ...keep, enabled: shopId === undefined },
  );
  const theirs = useQueryOf(
    'mallSettlement.statements',
    { shopId: shopId ?? '', page, size },
    { ...keep, enabled: shopId !== undefined },
  );
  const answer = shopId === undefined ? own : theirs;
  return (
    <OfficeCard title={t('statements')} flush>
      <DataTable
        label={t('statements')}
        columns={columnsOfStatements(linkTo)}
        rows={answer.data?.list ?? []}
        rowKey={({ id }) => id}
        rowName={({ period }) => period}
        say={(key) => t(key)}
        load={loadOf(answer)}
        keys={false}
        expectedRows={3}
        empty={<EmptyMessage title={t('noStatements')} reason={t('noStatementsReason')} />}
      />
      <TableFoot page={page} size={size} total={answer.data?.total ?? 0} onPage={setPage} />
    </OfficeCard>
  );
}
