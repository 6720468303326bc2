import { byDay, DayOfChanges } from '@mall/office';
import { Button, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { OfficeCard, OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ChangeFilters } from './ChangeFilters.tsx';
import { ChangeTitle, iconOf } from './ChangeTitle.tsx';
import { type Changes, useChanges } from './useChanges.ts';

/** The audit log of the shop: who changed what, and when. Nobody can erase it. */
export function ChangesScreen() {
  const { t } = useTranslation('audit');
  const changes = useChanges();
  return (
    <OfficePage title={t('title')} sub={t('sub')}>
      <OfficeCard flush>
        <ChangeFilters changes={changes} />
        <List changes={changes} />
      </OfficeCard>
    </OfficePage>
  );
}

function List({ changes }: { changes: Changes }) {
  const { t } = useTranslation('audit');
  const { data, filter, ask } = changes;
  if (changes.failed) return <FailedSection onRetry={changes.retry} />;
  if (data === undefined) return <Skeleton kind="block" height={480} />;
  if (data.list.length === 0) return <Nothing changes={changes} />;
  return (
    <Days aria-busy={changes.stale}>
      {byDay(data.list).map(({ day, changes: list }) => (
        <DayOfChanges
          key={day}
          day={day}
          words={{ was: t('was'), nothing: t('nothing') }}
          entries={list.map((change) => ({
            ...change,
            icon: iconOf[change.area],
            title: <ChangeTitle change={change} />,
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

function Nothing({ changes }: { changes: Changes }) {
  const { t } = useTranslation('audit');
  return changes.narrowed || changes.filter.before !== '' ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{
        label: t('clear'),
        onClick: () => changes.ask({ area: 'all', actorId: '', from: '', to: '' }),
      }}
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
