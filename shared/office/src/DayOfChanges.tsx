import { Timeline, useFormat } from '@mall/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type DayEntry = {
  id: string;
  at: string;
  icon: ReactNode;
  /** Who did what to what. */
  title: ReactNode;
  changes: readonly { field: string; old: string | null; new: string | null }[];
};

type Props = {
  day: string;
  entries: readonly DayEntry[];
  /** For what a value was before, and for a value that is no more, in the reader's language. */
  words: { was: string; nothing: string };
};

/** The changes of one day in an office's log: who did what, and the old and new values. */
export function DayOfChanges({ day, entries, words }: Props) {
  const format = useFormat();
  const title = format.date(new Date(day), 'long');
  return (
    <Day aria-label={title}>
      <h2>{title}</h2>
      <Timeline
        label={title}
        entries={entries.map((entry) => ({
          id: entry.id,
          title: entry.title,
          note: <Notes changes={entry.changes} words={words} />,
          time: format.time(entry.at),
          icon: entry.icon,
          tone: 'brand',
        }))}
      />
    </Day>
  );
}

/** The old and the new value, one line per field. */
function Notes({ changes, words }: { changes: DayEntry['changes']; words: Props['words'] }) {
  if (changes.length === 0) return null;
  return (
    <Lines>
      {changes.map(({ field, old, new: next }) => (
        <Line key={field}>
          {field}: {old !== null && <del aria-label={`${words.was} ${old}`}>{old}</del>}
          {old !== null && <span aria-hidden="true"> → </span>}
          <ins>{next ?? words.nothing}</ins>
        </Line>
      ))}
    </Lines>
  );
}

const Day = styled.section`
  padding: var(--space-4);
  border-top: 1px solid var(--o-line-soft);

  &:first-child { border-top: 0; }
  > h2 {
    margin-bottom: var(--space-3);
    color: var(--text-muted);
    font-size: var(--o-s);
    font-weight: var(--weight-strong);
  }
  b { font-weight: var(--weight-strong); }
`;

const Lines = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`;

const Line = styled.span`
  font-variant-numeric: tabular-nums;

  del { color: var(--text-muted); }
  ins { color: var(--text); text-decoration: none; }
`;
