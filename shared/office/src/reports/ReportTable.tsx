import type { ReportBy } from '@mall/contract/trade/report';
import { EmptyMessage, useFormat, VisuallyHidden } from '@mall/ui';
import { DataTable, OfficeCard, Select } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { reportColumns, useRowName } from './report-columns.tsx';
import type { ReportMoney, ReportRow } from './types.ts';

type ReportTableProps<By extends ReportBy> = {
  money: ReportMoney;
  /** What the rows are of; until they are there, something else may be asked for. */
  by: ReportBy;
  asked: By;
  bys: readonly By[];
  onBy: (by: By) => void;
  linkTo: ((row: ReportRow) => string) | undefined;
};

/** What was sold by day, goods, place or promotion, the strongest or the latest first. */
export function ReportTable<By extends ReportBy>({
  money,
  by,
  asked,
  bys,
  onBy,
  linkTo,
}: ReportTableProps<By>) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const nameOf = useRowName(by, money);
  const columns = reportColumns({ by, money, nameOf, linkTo });
  const titleOf = (one: ReportBy): string => t(`rows.${one}`);
  const label = titleOf(by);
  return (
    <OfficeCard
      title={t('by.label')}
      flush
      actions={
        <By>
          <Select
            label={<VisuallyHidden>{t('by.label')}</VisuallyHidden>}
            options={bys.map((value) => ({ value, label: titleOf(value) }))}
            value={asked}
            onChange={(next) => onBy(next ?? asked)}
          />
        </By>
      }
    >
      <DataTable
        label={label}
        columns={columns}
        rows={money.rows}
        rowKey={({ key }) => key}
        rowName={nameOf}
        say={(key) => t(key)}
        density="compact"
        keys={false}
        empty={<EmptyMessage title={t('noRows')} reason={t(`noRowsReason.${promotionOf(by)}`)} />}
      />
      {money.total > money.rows.length && (
        <More>{t('more', { shown: format.number(money.rows.length), all: format.number(money.total) })}</More>
      )}
    </OfficeCard>
  );
}

const promotionOf = (by: ReportBy) =>
  (['promoter', 'coupon', 'activity'] as const).find((one) => one === by) ?? 'other';

const By = styled.span`
  min-width: 200px;
  > * { gap: 0; }
`;

const More = styled.p`
  padding: var(--space-3) var(--space-4);
  color: var(--text-muted);
  font-size: var(--o-s);
`;
