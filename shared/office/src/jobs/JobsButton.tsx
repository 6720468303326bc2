import { opens, useStore } from '@mall/platform';
import { TextLink } from '@mall/ui';
import { JobRing, JobsDrawer } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useJobDesk } from './desk.ts';
import { jobsDrawer } from './jobs-drawer.ts';
import { partOf } from './job-phrases.ts';
import { JobPart } from './JobPart.tsx';
import { isActive, type Job, useJobs, useJobSteps, useMayWork } from './useJobs.ts';

const shown = 8;

/**
 * The ring in the header and the drawer that it opens: running jobs, waiting jobs, and the results of the
 * last ones.
 */
export function JobsButton() {
  const { t } = useTranslation('jobs');
  const { path } = useJobDesk();
  const may = useMayWork();
  const open = useStore(jobsDrawer);
  const { data } = useJobs(1, shown);
  const steps = useJobSteps();
  const close = () => jobsDrawer.set(false);
  if (!may) return null;
  const jobs = data?.list ?? [];
  const { underWay = 0, waitForYou = 0 } = data ?? {};
  const value = partOfAll(jobs);
  return (
    <>
      <JobRing
        label={
          underWay > 0
            ? t('ring.busy', { n: underWay })
            : waitForYou > 0
              ? t('ring.waits', { n: waitForYou })
              : t('ring.quiet')
        }
        value={value}
        waits={waitForYou > 0}
        open={open}
        onClick={() => jobsDrawer.set(!open)}
      />
      <JobsDrawer
        open={open}
        onClose={close}
        title={t('drawer.title')}
        sub={
          underWay + waitForYou > 0
            ? t('drawer.sub', { running: underWay, waiting: waitForYou })
            : t('drawer.quiet')
        }
        foot={t('drawer.foot')}
      >
        {jobs.length === 0 && <Nothing>{t('drawer.none')}</Nothing>}
        {jobs.map((job) => (
          <JobPart key={job.id} job={job} steps={steps} />
        ))}
        {opens(path) && (
          <All>
            <TextLink to={path} onClick={close}>
              {t('drawer.all')}
            </TextLink>
          </All>
        )}
      </JobsDrawer>
    </>
  );
}

/** The progress of all running jobs together; -1 while the total is unknown. */
const partOfAll = (jobs: readonly Job[]): number | undefined => {
  const active = jobs.filter(isActive);
  if (active.length === 0) return undefined;
  return active.some((job) => job.total === null)
    ? -1
    : active.reduce((sum, job) => sum + partOf(job), 0) / active.length;
};

const Nothing = styled.p`
  padding: var(--space-5);
  color: var(--text-muted);
  font-size: var(--o-s);
`;

const All = styled.p`padding: var(--space-3) var(--space-5); font-size: var(--o-s);`;
