import { Button, Dialog, ProgressBar } from '@mall/ui';
import { StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Batch, Outcome } from './useBatch.ts';

type BatchReportProps<Row> = { batch: Batch<Row>; onStop: () => void; onClose: () => void };

/** The progress, and the outcome of each row. */
export function BatchReport<Row>({ batch: { act, rows, running }, onStop, onClose }: BatchReportProps<Row>) {
  const { title } = act;
  const { t } = useTranslation('office');
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
          {t(running ? 'batch.stop' : 'batch.close')}
        </Button>
      }
    >
      <Report>
        <ProgressBar label={title} value={of === 0 ? 1 : at / of} tone="brand" />
        <p role="status">
          {running ? t('batch.running', { at, of }) : t('batch.end', { done, left: of - done })}
        </p>
        <ul>
          {rows.map((row, at) => (
            <li key={`${at} ${row.name}`}>
              <b>{row.name}</b>
              <StatusPill tone={tones[row.is]}>
                {row.why ?? t(row.is === 'done' ? 'batch.done' : 'batch.waiting')}
              </StatusPill>
            </li>
          ))}
        </ul>
      </Report>
    </Dialog>
  );
}

const tones = { waiting: 'neutral', done: 'good', left: 'neutral', failed: 'bad' } as const satisfies Record<
  Outcome<unknown>['is'],
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
