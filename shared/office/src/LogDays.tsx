import { Button, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { byDay } from './by-day.ts';
import { type DayEntry, DayOfChanges } from './DayOfChanges.tsx';

type Entry = Omit<DayEntry, 'icon' | 'title'>;

/** A page of a log, the newest first, as it is asked for. */
type Log<One extends Entry> = {
  data: { list: readonly One[]; next: string | null } | undefined;
  /** Where the page begins; empty for the newest. */
  filter: { before: string };
  /** Whether a filter leaves entries out. */
  narrowed: boolean;
  failed: boolean;
  stale: boolean;
  retry: () => void;
  ask: (change: { before: string }) => void;
  widen: () => void;
};

type LogDaysProps<One extends Entry> = {
  log: Log<One>;
  iconOf: (entry: One) => ReactNode;
  titleOf: (entry: One) => ReactNode;
  /** In the reader's language; each office's log speaks of its own filters. */
  words: Record<
    'was' | 'nothing' | 'newest' | 'older' | 'clear' | 'none' | 'noneReason' | 'notFound' | 'notFoundReason',
    string
  >;
};

/** The entries of an office's log by days, and the way to older ones. */
export function LogDays<One extends Entry>({ log, iconOf, titleOf, words }: LogDaysProps<One>) {
  const { data, filter, ask } = log;
  if (log.failed) return <FailedSection onRetry={log.retry} />;
  if (data === undefined) return <Skeleton kind="block" height={480} />;
  if (data.list.length === 0)
    return log.narrowed || filter.before !== '' ? (
      <EmptyMessage
        title={words.notFound}
        reason={words.notFoundReason}
        action={{ label: words.clear, onClick: log.widen }}
      />
    ) : (
      <EmptyMessage title={words.none} reason={words.noneReason} />
    );
  return (
    <Days aria-busy={log.stale}>
      {byDay(data.list).map(({ day, changes }) => (
        <DayOfChanges
          key={day}
          day={day}
          words={words}
          entries={changes.map((entry) => ({ ...entry, icon: iconOf(entry), title: titleOf(entry) }))}
        />
      ))}
      {(data.next !== null || filter.before !== '') && (
        <footer>
          {filter.before !== '' && <Button onClick={() => ask({ before: '' })}>{words.newest}</Button>}
          {data.next !== null && (
            <Button onClick={() => ask({ before: data.next ?? '' })}>{words.older}</Button>
          )}
        </footer>
      )}
    </Days>
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
