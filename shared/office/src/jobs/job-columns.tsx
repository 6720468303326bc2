import { Button, useFormat } from '@mall/ui';
import { Cells, type Column, StatusPill } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { lookOf, useJobPhrases } from './job-phrases.ts';
import type { Job, JobSteps } from './useJobs.ts';

type Key =
  | 'header.job'
  | 'header.kind'
  | 'header.size'
  | 'header.by'
  | 'header.started'
  | 'header.state'
  | 'header.do';
type Parts = { steps: JobSteps; onReview: () => void };

/** The columns of the download centre. */
export const useJobColumns = ({ steps, onReview }: Parts): Column<Job, Key>[] => {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const words = useJobPhrases();
  return [
    { id: 'job', header: 'header.job', cell: (job) => <b>{words.name(job)}</b> },
    {
      id: 'kind',
      header: 'header.kind',
      width: '110px',
      wideOnly: true,
      cell: (job) => t(`kind.${job.kind}`),
    },
    {
      id: 'size',
      card: 'none',
      header: 'header.size',
      width: '120px',
      align: 'end',
      cell: (job) => {
        const rows = words.rows(job);
        if (rows === null) return Cells.text('');
        const isProducts = job.kind === 'goodsImport' || (job.kind === 'goodsExport' && job.rows === null);
        const key = isProducts ? 'size.products' : 'size.rows';
        return t(key, { count: rows, n: format.number(rows) });
      },
    },
    {
      id: 'by',
      card: 'line',
      header: 'header.by',
      width: '140px',
      wideOnly: true,
      cell: (job) => Cells.text(words.who(job)),
    },
    {
      id: 'started',
      card: 'line',
      header: 'header.started',
      width: '150px',
      cell: (job) => Cells.dateTime(job.createdAt),
    },
    {
      id: 'state',
      card: 'aside',
      header: 'header.state',
      width: '190px',
      cell: (job) => {
        const { tone, icon } = lookOf(job);
        const word =
          job.state === 'running' && job.total
            ? t('state.part', { percent: words.percent(job) })
            : t(`state.${job.state}`);
        return (
          <StatusPill tone={tone} icon={icon}>
            {word}
          </StatusPill>
        );
      },
    },
    {
      id: 'do',
      card: 'amount',
      header: 'header.do',
      width: '130px',
      align: 'end',
      cell: (job) => <Step job={job} steps={steps} onReview={onReview} />,
    },
  ];
};

/** The one main action of a row; all of them are in the drawer. */
function Step({ job, steps, onReview }: Parts & { job: Job }) {
  const { t } = useTranslation('jobs');
  const has = (action: Job['actions'][number]) => job.actions.includes(action);
  const button = (label: string, run: () => void) => (
    <Button tone="ghost" size="small" onClick={run}>
      {label}
    </Button>
  );
  if (has('download')) return button(t('do.download'), () => steps.take(job, 'result'));
  if (has('confirm')) return button(t('do.review'), onReview);
  if (has('retry')) return button(t('do.retry'), () => steps.retry(job));
  if (has('errors')) return button(t('do.errors'), () => steps.take(job, 'errors'));
  if (has('cancel')) return button(t('do.cancel'), () => steps.cancel(job));
  return null;
}
