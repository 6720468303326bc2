import { statementColumns } from '@mall/contract/trade/settlement';
import { ApiError, download, reportFailure, useQueryOf } from '@mall/platform';
import { Breadcrumbs, Button, EmptyMessage, FailedSection, Skeleton, SummaryRows, useFormat } from '@mall/ui';
import { DataTable, loadOf, OfficeCard, OfficePage, TableFoot } from '@mall/ui/office';
import { FileDown, MessageCircleQuestionMark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { columnsOfLines } from './statement-columns.tsx';
import { PrintStatement } from './PrintStatement.tsx';
import type { Reads, Statement, StatementLine, StatementOfShop } from './types.ts';

type Props = {
  reads: Reads;
  /** The statement as it was asked for. */
  answer: { data: StatementOfShop | undefined; error: Error | null; refetch: () => unknown };
  /** The way back, from the outside in. */
  crumbs: readonly { label: string; to: string }[];
  /** Where an order is shown; undefined where it is not. */
  orderPath: (id: string) => string | undefined;
  /** What was asked about it. */
  questions: ReactNode;
  /** Asks about a line, or about all of it; undefined for those who cannot. */
  onAsk?: ((line?: StatementLine) => void) | undefined;
};

/** One statement: what it adds up, and its lines down to the order. */
export function StatementPage({ reads, answer, crumbs, orderPath, questions, onAsk }: Props) {
  const { t } = useTranslation('settlement');
  const format = useFormat();
  const { data: statement, error, refetch } = answer;
  if (error instanceof ApiError && ['missing', 'request.invalid'].includes(error.msgKey ?? ''))
    return (
      <OfficePage title={t('statements')}>
        <EmptyMessage title={t('statement.gone')} reason={t('statement.goneReason')} />
      </OfficePage>
    );
  if (error !== null) return <FailedSection onRetry={() => void refetch()} />;
  if (statement === undefined) return <Skeleton kind="block" height={480} />;
  const title = t('statement.title', { period: statement.period });
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[...crumbs, { label: title }]} />}
      title={title}
      sub={t('statement.sub', { at: format.dateTime(statement.closedAt, 'medium') })}
      actions={
        <>
          {onAsk && (
            <Button icon={<MessageCircleQuestionMark size={16} aria-hidden />} onClick={() => onAsk()}>
              {t('question.askWhole')}
            </Button>
          )}
          <PrintStatement reads={reads} statement={statement} />
          <Download reads={reads} id={statement.id} />
        </>
      }
    >
      <OfficeCard>
        <Sums statement={statement} />
      </OfficeCard>
      {questions}
      <Lines reads={reads} statement={statement} orderPath={orderPath} onAsk={onAsk} />
    </OfficePage>
  );
}

/** The whole statement as a file, however many lines it has. */
function Download({ reads, id }: { reads: Reads; id: string }) {
  const { t } = useTranslation('settlement');
  const [busy, setBusy] = useState(false);
  const take = () => {
    setBusy(true);
    void download(`${reads}.sheet`, { id })
      .catch(reportFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Button icon={<FileDown size={16} aria-hidden />} busy={busy} onClick={take}>
      {t('statement.sheet')}
    </Button>
  );
}

/** From the opening to the closing; what has nothing is left out. */
function Sums({ statement }: { statement: Statement }) {
  const { t } = useTranslation('settlement');
  return (
    <SummaryRows
      currency={statement.currency}
      decimals="always"
      rows={[
        { id: 'opening', label: t('column.opening'), amount: statement.opening },
        ...statementColumns
          .filter((column) => statement[column] !== 0)
          .map((column) => ({ id: column, label: t(`column.${column}`), amount: statement[column] })),
        { id: 'closing', label: t('column.closing'), amount: statement.closing, total: true },
      ]}
    />
  );
}

const size = 50;

type LinesProps = Pick<Props, 'reads' | 'orderPath' | 'onAsk'> & { statement: Statement };

function Lines({ reads, statement, orderPath, onAsk }: LinesProps) {
  const { t } = useTranslation('settlement');
  const [page, setPage] = useState(1);
  const answer = useQueryOf(
    `${reads}.lines`,
    { id: statement.id, page, size },
    { placeholderData: (before) => before },
  );
  return (
    <OfficeCard title={t('statement.lines')} flush>
      <DataTable
        label={t('statement.lines')}
        columns={columnsOfLines(statement, orderPath)}
        rows={(answer.data?.list ?? []).map((line) => ({ ...line, currency: statement.currency }))}
        rowKey={({ no }) => String(no)}
        rowName={({ order, note }) => order?.no ?? note}
        say={(key) => t(key)}
        load={loadOf(answer)}
        keys={false}
        expectedRows={8}
        actions={onAsk && ((line) => [{ id: 'ask', label: t('question.askLine'), run: () => onAsk(line) }])}
      />
      <TableFoot page={page} size={size} total={statement.lines} onPage={setPage} />
    </OfficeCard>
  );
}
