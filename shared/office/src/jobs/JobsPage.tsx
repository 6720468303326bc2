import { shopJob } from '@mall/contract/seller/shop-job';
import { EmptyMessage } from '@mall/ui';
import { DataTable, loadOf, OfficeCard, OfficePage, TableFoot, useListAddress } from '@mall/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobColumns } from './job-columns.tsx';
import { useJobPhrases } from './job-phrases.ts';
import { jobsDrawer } from './jobs-drawer.ts';
import { useJobs, useJobSteps } from './useJobs.ts';

const size = 20;

type JobsPageProps = {
  /** Breadcrumbs, where the page is in no menu. */
  above?: ReactNode;
  actions?: ReactNode;
  /** Where the orders are from which the first export is made; undefined for who may not see them. */
  orders: string | undefined;
};

/** The download centre: every export and import of a seller for as long as it is stored. */
export function JobsPage({ above, actions, orders }: JobsPageProps) {
  const { t } = useTranslation('jobs');
  const { page, ask } = useListAddress({});
  const jobs = useJobs(page, size);
  const { data } = jobs;
  const words = useJobPhrases();
  const steps = useJobSteps();
  const columns = useJobColumns({ steps, onReview: () => jobsDrawer.set(true) });
  return (
    <OfficePage
      above={above}
      title={t('page.title')}
      sub={t('page.sub', { days: shopJob.fileDays })}
      actions={actions}
    >
      <OfficeCard flush>
        <DataTable
          label={t('page.title')}
          columns={columns}
          rows={data?.list ?? []}
          rowKey={(job) => job.id}
          rowName={words.name}
          say={(key) => t(key)}
          load={loadOf(jobs)}
          empty={
            <EmptyMessage
              title={t('page.none')}
              reason={orders === undefined ? t('drawer.none') : t('page.noneReason')}
              action={orders === undefined ? undefined : { label: t('page.toOrders'), to: orders }}
            />
          }
        />
        <TableFoot page={page} size={size} total={data?.total ?? 0} onPage={(next) => ask({ page: next })} />
      </OfficeCard>
    </OfficePage>
  );
}
