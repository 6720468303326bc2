import { byDay, DayOfChanges } from '@mall/office';
import { Button, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EntryTitle, iconOf } from './EntryTitle.tsx';
import { LogFilters } from './LogFilters.tsx';
import { type Log, useLog } from './useLog.ts';

/** The log of the mall: who changed what, and when. Nobody can erase it. */
export function LogScreen() {
  const { t } = useTranslation('operatorLog');
  const log = useLog();
  return (
    <OfficePage title={t('title')} sub={t('sub')}>
      <OfficeCard flush>
        <LogFilters log={log} />
        <Entries log={log} />
      </OfficeCard>
    </OfficePage>
  );
}

function Entries({ log }: { log: Log }) {
  const { t } = useTranslation('operatorLog');
  const { data, filter, ask } = log;
  if (log.failed) return <FailedSection onRetry={log.retry} />;
  if (data === undefined) return <Skeleton kind="block" height={480} />;
  if (data.list.length === 0) return <Nothing log={log} />;
  return (
    <Days aria-busy={log.stale}>
      {byDay(data.list).map(({ day, changes }) => (
        <DayOfChanges
          key={day}
          day={day}
          words={{ was: t('was'), nothing: t('nothing') }}
          entries={changes.map((entry) => ({
            ...entry,
            icon: iconOf[entry.area],
            title: <EntryTitle entry={entry} />,
          }))}
        />
      ))}
      {(data.next !== null || filter.before !== '') && (
        <footer>
          {filter.before !== '' && <Button onClick={() => ask({ before: '' })}>{t('newest')}</Button>}
          {data.next !== null && (
            <Button onClick={() => ask({ before: data.next ?? '' })}>{t('older')}</Button>
          )}
        </footer>
      )}
    </Days>
  );
}

/** Nothing at all yet, or nothing that fits and the way to see all. */
function Nothing({ log }: { log: Log }) {
  const { t } = useTranslation('operatorLog');
  return log.narrowed || log.filter.before !== '' ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('clear'), onClick: log.widen }}
    />
  ) : (
    <EmptyMessage title={t('none')} reason={t('noneReason')} />
  );
}

const Days = styled.div`
  > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2);
    padding: var(--space-4);
    border-top: 1px solid var(--line);
  }
  &[aria-busy='true'] { opacity: 0.55; transition: opacity var(--fast) 150ms; }
`;
