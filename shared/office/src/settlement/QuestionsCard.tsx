import { toast, useMutationOf, useQueryOf } from '@mall/platform';
import { Button, EmptyMessage, FailedSection, Skeleton, TextLink, useFormat } from '@mall/ui';
import { Cells, OfficeCard, TableFoot } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AnswerDialog } from './AnswerDialog.tsx';
import { questionRefreshes } from './question-refreshes.ts';
import { QuestionThread } from './QuestionThread.tsx';
import type { AskedBy, Question } from './types.ts';

const size = 20;

type Props = {
  reads: AskedBy;
  /** Of one statement; without it of all, each with the way to its statement. */
  statementId?: string;
  statementPath?: (id: string) => string;
  mayAnswer: boolean;
};

/** What was asked about statements, and what was answered; open questions first. */
export function QuestionsCard({ reads, statementId, statementPath, mayAnswer }: Props) {
  const { t } = useTranslation('settlement');
  const [page, setPage] = useState(1);
  const [answering, setAnswering] = useState<Question>();
  const closeAsShop = useMutationOf('shopQuestion.close', { refreshes: questionRefreshes });
  const closeAsMall = useMutationOf('mallQuestion.close', { refreshes: questionRefreshes });
  const { mutate, isPending } = reads === 'shopQuestion' ? closeAsShop : closeAsMall;
  const { data, error, refetch } = useQueryOf(
    `${reads}.list`,
    { ...(statementId === undefined ? {} : { statementId }), page, size },
    { placeholderData: (before) => before, quiet: true },
  );
  if (error !== null) return <FailedSection onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton kind="block" height={160} />;
  return (
    <OfficeCard title={t('questions')}>
      {data.list.length === 0 && (
        <EmptyMessage title={t('noQuestions')} reason={t(`noQuestionsReason.${reads}`)} />
      )}
      <List>
        {data.list.map((question) => (
          <li key={question.id}>
            <Head question={question} statementPath={statementPath} />
            <QuestionThread question={question} />
            {mayAnswer && question.closedAt === null && (
              <p>
                <Button onClick={() => setAnswering(question)}>{t('question.answer')}</Button>{' '}
                <Button
                  tone="ghost"
                  busy={isPending}
                  onClick={() =>
                    mutate({ id: question.id }, { onSuccess: () => toast.success(t('question.closed')) })
                  }
                >
                  {t('question.close')}
                </Button>
              </p>
            )}
          </li>
        ))}
      </List>
      {data.total > size && <TableFoot page={page} size={size} total={data.total} onPage={setPage} />}
      {answering && (
        <AnswerDialog reads={reads} question={answering} onClose={() => setAnswering(undefined)} />
      )}
    </OfficeCard>
  );
}

type HeadProps = { question: Question } & Pick<Props, 'statementPath'>;

/** What is questioned, and who says the next word. */
function Head({ question: { line, statement, shop, closedAt, waitsFor }, statementPath }: HeadProps) {
  const { t } = useTranslation('settlement');
  const format = useFormat();
  const about =
    line === null
      ? t('question.whole', { period: statement.period })
      : t('question.line', {
          ...{ no: line.no, what: line.orderNo ?? t(`question.cause.${line.cause}`) },
          amount: format.money(line.total, { currency: statement.currency, decimals: 'always' }),
        });
  return (
    <b>
      {statementPath === undefined ? (
        about
      ) : (
        <TextLink to={statementPath(statement.id)}>
          {shop.name} · {statement.period} · {about}
        </TextLink>
      )}{' '}
      {closedAt === null
        ? Cells.status('wait', t(`question.waits.${waitsFor}`))
        : Cells.status('neutral', t('question.done'))}
    </b>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-5);

  > li { display: grid; gap: var(--space-3); }
  > li + li { padding-top: var(--space-5); border-top: 1px solid var(--line); }
`;
