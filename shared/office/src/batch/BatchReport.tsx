import { Button, Dialog, ProgressBar } from '@mall/ui';
import { StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Batch, Outcome } from './useBatch.ts';

type BatchReportProps = { title: string; batch: Batch; onStop: () => void; onClose: () => void };

/** The progress, and the outcome of each row. */
export function BatchReport({ title, batch: { rows, running }, onStop, onClose }: BatchReportProps) {
  const { t } = useTranslation('drafts');
  const waiting = rows.filter(({ is }) => is === 'waiting').length;
  const done = rows.filter(({ is }) => is === 'done').length;
  const [at, of] = [rows.length - waiting, rows.length];
  return (
    <Dialog
      open
      onClose={() => !running && onClose()}
      title={title}
      actions={
        <Button tone={running ? undefined : 'primary'} onClick={running ? onStop : onClose}>
          {t(running ? 'report.stop' : 'report.close')}
        </Button>
      }
    >
      <Report>
        <ProgressBar label={title} value={of === 0 ? 1 : at / of} tone="brand" />
        <p role="status">
          {running ? t('report.running', { at, of }) : t('report.end', { done, left: of - done })}
        </p>
        <ul>
          {rows.map((row) => (
            <li key={row.id}>
              <b>{row.name}</b>
              <StatusPill tone={tones[row.is]}>
                {row.why ?? t(row.is === 'done' ? 'report.done' : 'report.waiting')}
              </StatusPill>
            </li>
          ))}
        </ul>
      </Report>
    </Dialog>
  );
}

const tones = { waiting: 'neutral', done: 'good', left: 'neutral', failed: 'bad' } as const satisfies Record<
  Outcome['is'],
  string
>;

const Report = styled.div`
  display: grid;
  gap: var(--space-3);
  font-size: var(--o-s);

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-2);
    border-top: 1px solid var(--line);
  }
  b { min-width: 0; font-weight: var(--weight-strong); overflow-wrap: anywhere; }
  li > :last-child { white-space: normal; }
`;
