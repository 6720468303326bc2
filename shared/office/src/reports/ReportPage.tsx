import type { ReportBy } from '@mall/contract/trade/report';
import { reportFailure } from '@mall/platform';
import { Button, EmptyMessage, FailedSection, Skeleton, useFormat } from '@mall/ui';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { daysText } from './days.ts';
import { PromisesCard, type PromisesCardProps } from './PromisesCard.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportSums } from './ReportSums.tsx';
import { ReportTable } from './ReportTable.tsx';
import { ReportTools } from './ReportTools.tsx';
import { ReportTotals } from './ReportTotals.tsx';
import type { Report, ReportMoney, ReportRow } from './types.ts';
import type { ReportAddress } from './useReportAddress.ts';

type ReportPageProps<By extends ReportBy> = {
  address: ReportAddress<By>;
  bys: readonly By[];
  answer: { data: Report | undefined; isError: boolean; isPlaceholderData: boolean; refetch: () => unknown };
  /** Saves the report as a sheet. */
  save: () => Promise<void>;
  seller?: ReactNode;
  linkTo?: (row: ReportRow) => string;
  promises: PromisesCardProps['answer'];
};

/** What was sold in a period, beside another: numbers, chart, how they come about, rows of one's choice. */
export function ReportPage<By extends ReportBy>(props: ReportPageProps<By>) {
  const { address, answer, save, seller } = props;
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { data } = answer;
  return (
    <OfficePage title={t('title')} sub={data && <Compared report={data} />} actions={<Save save={save} />}>
      <OfficeCard flush>
        <ReportTools address={address} days={data} seller={seller} />
        <Note>{t(address.incomplete ? 'incomplete' : data?.waiting === true ? 'waiting' : 'rule')}</Note>
      </OfficeCard>
      {data !== undefined ? (
        <Body aria-busy={answer.isPlaceholderData}>
          {data.money.length === 0 && (
            <EmptyMessage
              title={t('none')}
              reason={t('noneReason', { days: daysText(format, data, 'medium') })}
            />
          )}
          {data.money.map((money) => (
            <InCurrency key={money.currency} money={money} report={data} {...props} />
          ))}
        </Body>
      ) : answer.isError ? (
        <FailedSection onRetry={() => void answer.refetch()} />
      ) : (
        <Skeleton kind="block" height={480} />
      )}
      <PromisesCard answer={props.promises} />
    </OfficePage>
  );
}

function InCurrency<By extends ReportBy>({
  money,
  report,
  address: { asked, ask },
  bys,
  linkTo,
}: ReportPageProps<By> & { money: ReportMoney; report: Report }) {
  const { t } = useTranslation('reports');
  return (
    <>
      <OfficeCard title={report.money.length > 1 ? t('salesIn', { currency: money.currency }) : t('sales')}>
        <ReportTotals money={money} />
        <ReportChart money={money} before={report.before} />
      </OfficeCard>
      <Beside>
        <ReportSums money={money} />
      </Beside>
      <ReportTable
        money={money}
        by={report.by}
        asked={asked.by}
        bys={bys}
        onBy={(by) => ask({ by })}
        linkTo={linkTo}
      />
    </>
  );
}

function Compared({ report: { from, to, before } }: { report: Report }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const days = daysText(format, { from, to }, 'medium');
  return <>{before === null ? days : t('compared', { days, before: daysText(format, before, 'medium') })}</>;
}

function Save({ save }: { save: () => Promise<void> }) {
  const { t } = useTranslation('reports');
  const [busy, setBusy] = useState(false);
  const take = () => {
    setBusy(true);
    void save()
      .catch(reportFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Button icon={<FileDown size={16} aria-hidden />} busy={busy} onClick={take}>
      {t('sheet')}
    </Button>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  &[aria-busy='true'] { opacity: 0.55; transition: opacity var(--fast) 150ms; }
`;

/* Two or three cards, as many as there is room for. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: var(--space-4);
`;

const Note = styled.p`
  padding: var(--space-3) var(--space-4);
  color: var(--text-muted);
  font-size: var(--o-s);
`;
