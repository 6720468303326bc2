import { JobPart, useJobs, useJobSteps } from '@mall/office/jobs';
import { OfficeCard, TableFoot, useListAddress } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';

const size = 8;

/** What was exported and imported before by anybody, latest first, each with what can be done with it. */
export function EarlierImports() {
  const { t } = useTranslation('mallGoods');
  const { page, ask } = useListAddress({});
  const { data } = useJobs(page, size, 'goodsImport');
  const steps = useJobSteps();
  const [latest] =
    page === 1 ? (data?.list ?? []).filter(({ mine, kind }) => mine && kind === 'goodsImport') : []; // has its own card above
  const jobs = (data?.list ?? []).filter((job) => job !== latest);
  if (jobs.length === 0) return null;
  return (
    <OfficeCard title={t('earlier')} flush>
      {jobs.map((job) => (
        <JobPart key={job.id} job={job} steps={steps} />
      ))}
      <TableFoot page={page} size={size} total={data?.total ?? 0} onPage={(next) => ask({ page: next })} />
    </OfficeCard>
  );
}
