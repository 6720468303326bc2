import { Button, ButtonLink, ProgressBar, useFormat, VisuallyHidden } from '@mall/ui';
import { isExport, shopJob } from '@mall/contract/seller/shop-job';
import { serverNow, toast } from '@mall/platform';
import { JobEntry, StatusPill } from '@mall/ui/office';
import { Download, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useJobDesk } from './desk.ts';
import { lookOf, partOf, useJobPhrases } from './job-phrases.ts';
import { ProblemTable } from './ProblemTable.tsx';
import { isActive, type Job, type JobSteps } from './useJobs.ts';

type Props = { job: Job; steps: JobSteps };
/** `withProblems`: the first faults of a checked file; off where all of its rows are shown. */
type JobPartProps = Props & { withProblems?: boolean };

/** One export or import: its progress, its result, and its actions. */
export function JobPart({ job, steps, withProblems = true }: JobPartProps) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const words = useJobPhrases();
  const { madePath } = useJobDesk();
  const published = job.about.publish === true;
  const { changeId } = job;
  const isGoods = job.kind === 'goodsImport';
  const isCount = job.kind === 'stockCount';
  const can = (action: Job['actions'][number]) => job.actions.includes(action);
  return (
    <JobEntry {...lookOf(job)} title={<Title job={job} />} sub={<Sub job={job} />}>
      {isActive(job) && <Progress job={job} steps={steps} />}
      {job.state === 'checked' && <Checked job={job} withProblems={withProblems} />}
      {job.reason !== null && <Fault>{job.reason}</Fault>}
      {job.state === 'done' && Boolean(job.wrong) && (
        <Quiet>{t('notWritten', { n: format.number(job.wrong ?? 0) })}</Quiet>
      )}
      <Row>
        {can('confirm') && <Confirm job={job} steps={steps} />}
        {can('download') && (
          <>
            <Button
              size="small"
              icon={<Download size={14} aria-hidden />}
              onClick={() => steps.take(job, 'result')}
            >
              {t('do.download')}
            </Button>
            <small>{t('once', { minutes: shopJob.keyMinutes })}</small>
          </>
        )}
        {isGoods && job.state === 'done' && (
          <ButtonLink size="small" to={madePath(published)}>
            {t(published ? 'do.products' : 'do.goods')}
          </ButtonLink>
        )}
        {changeId !== null && (
          <Button
            size="small"
            busy={steps.busy}
            icon={<Undo2 size={14} aria-hidden />}
            onClick={() => steps.undo(job, () => toast.success(t(isCount ? 'countUndone' : 'undone')))}
          >
            {t('do.undo')}
          </Button>
        )}
        {can('retry') && (
          <Button
            size="small"
            busy={steps.busy}
            icon={<RotateCcw size={14} aria-hidden />}
            onClick={() => steps.retry(job)}
          >
            {t('do.retry')}
          </Button>
        )}
        {can('errors') && (
          <Button
            size="small"
            icon={<Download size={14} aria-hidden />}
            onClick={() => steps.take(job, 'errors')}
          >
            {t('do.errors')}
          </Button>
        )}
        {job.state === 'checked' && can('cancel') && (
          <Button tone="ghost" size="small" busy={steps.busy} onClick={() => steps.cancel(job)}>
            {t('do.leave')}
          </Button>
        )}
      </Row>
      <VisuallyHidden role="status">
        {job.state === 'done' ? t('doneSaid', { name: words.name(job) }) : ''}
      </VisuallyHidden>
    </JobEntry>
  );
}

/** Writes what was checked; where it can go to shoppers at once, what is complete is published, or nothing is. */
function Confirm({ job, steps }: Props) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const publishes = useJobDesk().publishes && job.kind === 'goodsImport';
  const [count, complete] = [job.ready ?? 0, job.complete ?? 0];
  const key = publishes ? 'do.confirmDrafts' : confirmKey(job);
  const mayPublish = publishes && complete > 0;
  return (
    <>
      {mayPublish && (
        <Button tone="primary" size="small" busy={steps.busy} onClick={() => steps.confirm(job, true)}>
          {t('do.confirmPublish', { count: complete, n: format.number(complete) })}
        </Button>
      )}
      <Button
        tone={mayPublish ? undefined : 'primary'}
        size="small"
        busy={steps.busy}
        onClick={() => steps.confirm(job, false)}
      >
        {t(key, { count, n: format.number(count) })}
      </Button>
    </>
  );
}

const confirmKey = ({ kind }: Job) =>
  kind === 'goodsImport' ? 'do.confirmGoods' : kind === 'stockCount' ? 'do.confirmCount' : 'do.confirm';

function Title({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const name = useJobPhrases().name(job);
  if (job.state === 'checked') return t('title.checked', { name });
  return isExport(job.kind) ? t('title.export', { name }) : t('title.import', { name });
}

function Sub({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const words = useJobPhrases();
  const isCount = job.kind === 'stockCount';
  const time = format.dateTime(job.endedAt ?? job.createdAt, 'short');
  const n = format.number(words.rows(job) ?? 0);
  if (job.state === 'checked')
    return t(job.kind === 'goodsImport' ? 'sub.checkedGoods' : 'sub.checked', { n });
  if (job.state === 'failed')
    return t(job.rows ? (isCount ? 'sub.failedCount' : 'sub.failedPart') : 'sub.failed', { time, n });
  if (job.state === 'cancelled')
    return t(job.rows ? (isCount ? 'sub.cancelledCount' : 'sub.cancelledPart') : 'sub.cancelled', {
      time,
      n,
    });
  if (job.state !== 'done')
    return t('sub.started', {
      kind: t(`kind.${job.kind}`),
      time: format.time(job.createdAt),
      who: words.who(job),
    });
  if (isCount) return t('sub.counted', { count: job.rows ?? 0, n, time });
  if (job.kind === 'priceImport') return t('sub.written', { count: job.rows ?? 0, n, time });
  if (job.kind === 'goodsImport')
    return t(job.about.publish ? 'sub.made' : 'sub.drafts', { count: job.rows ?? 0, n, time });
  if (job.actions.includes('download')) return t('sub.ready', { n, size: words.size(job.bytes ?? 0), time });
  // A list of products has supply prices, which not everybody may see who may edit products.
  const isKept = Date.parse(job.expiresAt ?? '') > serverNow();
  return t(isKept ? 'sub.withSupply' : 'sub.gone', { n, time });
}

function Progress({ job, steps }: Props) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const words = useJobPhrases();
  return (
    <>
      <Bar>
        <ProgressBar label={words.name(job)} value={partOf(job)} tone="brand" />
      </Bar>
      <Line>
        <small>
          {job.total
            ? [
                t(job.kind === 'goodsImport' || job.kind === 'goodsExport' ? 'products' : 'rows', {
                  done: format.number(job.done),
                  total: format.number(job.total),
                }),
                words.left(job, serverNow()),
              ]
                .filter(Boolean)
                .join(' · ')
            : t(`state.${job.state}`)}
        </small>
        {job.actions.includes('cancel') && (
          <button type="button" disabled={steps.busy} onClick={() => steps.cancel(job)}>
            {t('do.cancel')}
          </button>
        )}
      </Line>
    </>
  );
}

function Checked({ job, withProblems }: { job: Job; withProblems: boolean }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const publishes = useJobDesk().publishes && job.kind === 'goodsImport';
  const rest = (job.wrong ?? 0) - job.problems.length;
  const isAllSame = job.ready === 0 && !job.wrong && Boolean(job.same);
  return (
    <Result>
      <Row>
        <StatusPill tone="good">{t('checked.ready', { n: format.number(job.ready ?? 0) })}</StatusPill>
        {publishes && (
          <StatusPill tone="info">
            {t('checked.complete', { n: format.number(job.complete ?? 0) })}
          </StatusPill>
        )}
        {Boolean(job.wrong) && (
          <StatusPill tone="bad">{t('checked.wrong', { n: format.number(job.wrong ?? 0) })}</StatusPill>
        )}
        {Boolean(job.same) && (
          <StatusPill tone="neutral">
            {t(job.kind === 'stockCount' ? 'checked.uncounted' : 'checked.same', {
              n: format.number(job.same ?? 0),
            })}
          </StatusPill>
        )}
      </Row>
      {isAllSame && <small>{t('checked.nothing')}</small>}
      {withProblems && job.problems.length > 0 && <ProblemTable problems={job.problems} />}
      {withProblems && rest > 0 && <small>{t('checked.more', { n: format.number(rest) })}</small>}
    </Result>
  );
}

const Bar = styled.div`margin-top: var(--space-2);`;

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);

  > button { flex: none; min-height: 28px; color: var(--danger); font-size: var(--o-xs); }
  > button:hover { text-decoration: underline; }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  &:empty { display: none; }
  article > div > & { margin-top: var(--space-2); }
`;

const Result = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
`;

const Quiet = styled.p`
  margin-top: var(--space-1);
  color: var(--text-muted);
  font-size: var(--o-xs);
`;

const Fault = styled.p`
  margin-top: var(--space-1);
  color: var(--tone-bad-fg);
  font-size: var(--o-xs);
`;
