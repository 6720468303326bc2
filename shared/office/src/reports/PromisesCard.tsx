import { EmptyMessage, FailedSection, Skeleton, useFormat } from '@mall/ui';
import { DataTable, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { daysText } from './days.ts';
import { type PromiseRow, promiseColumns, shareKept } from './promise-columns.tsx';
import { Numbers } from './ReportTotals.tsx';
import type { Promises } from './types.ts';

export type PromisesCardProps = {
  answer: { data: Promises | undefined; isError: boolean; refetch: () => unknown };
};

/** Which promises of delivery were kept that fell into the days of the report. */
export function PromisesCard({ answer: { data, isError, refetch } }: PromisesCardProps) {
  const { t } = useTranslation('reports');
  if (data === undefined)
    return isError ? (
      <FailedSection onRetry={() => void refetch()} />
    ) : (
      <Skeleton kind="block" height={240} />
    );
  return (
    <OfficeCard title={t('promises.title')} flush>
      <Rule>{t('promises.rule')}</Rule>
      {data.now.due === 0 ? (
        <EmptyMessage title={t('promises.none')} reason={t('promises.noneReason')} />
      ) : (
        <Kept report={data} />
      )}
    </OfficeCard>
  );
}

function Kept({ report }: { report: Promises }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { now, earlier } = report;
  const share = shareKept(now);
  const before = earlier && shareKept(earlier);
  const nameOf = ({ key, to, name }: PromiseRow): string => {
    if (report.by !== 'shop') return daysText(format, { from: key, to }, 'medium');
    return key === '' ? t('nameless.shop') : name;
  };
  const totals = [
    {
      name: t('promises.share'),
      value: share === null ? '–' : format.percent(share),
      note: before === null ? '' : t('promises.before', { share: format.percent(before) }),
    },
    { name: t('promises.due'), value: format.number(now.due), note: '' },
    {
      name: t('promises.late'),
      value: format.number(now.late),
      note: now.late === 0 ? '' : t('promises.days', { count: Math.round(now.lateDays / now.late) }),
    },
    { name: t('promises.open'), value: format.number(now.open), note: '' },
  ];
  return (
    <>
      <Totals>
        {totals.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{value}</b>
              {note !== '' && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </Totals>
      <DataTable
        label={t('promises.title')}
        columns={promiseColumns(report.by, nameOf)}
        rows={report.rows}
        rowKey={({ key }) => key}
        rowName={nameOf}
        say={(key) => t(key)}
        density="compact"
        keys={false}
        empty={<EmptyMessage title={t('promises.none')} reason={t('promises.noneReason')} />}
      />
    </>
  );
}

const Rule = styled.p`
  padding: var(--space-3) var(--space-4) 0;
  color: var(--text-muted);
  font-size: var(--o-s);
`;

const Totals = styled(Numbers)`
  padding: var(--space-4);

  small { color: var(--text-muted); font-size: var(--o-xs); }
`;
