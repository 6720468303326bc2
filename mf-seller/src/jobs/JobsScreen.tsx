import { shopJob } from '@mall/contract/seller/shop-job';
import { officePaths } from '@mall/contract/seller/office-paths';
import {
  jobsDrawer,
  useJobColumns,
  useJobPhrases,
  useJobs,
  useJobSteps,
  useMayWork,
} from '@mall/office/jobs';
import { useMay } from '@mall/platform';
import { ButtonLink, EmptyMessage, Notice } from '@mall/ui';
import { DataTable, loadOf, OfficeCard, OfficePage, TableFoot } from '@mall/ui/office';
import { FileUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

const size = 20;

/** The download centre: every export and import of the shop for as long as it is stored. */
export function JobsScreen() {
  const { t } = useTranslation('jobs');
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const jobs = useJobs(page, size);
  const { data } = jobs;
  const words = useJobPhrases();
  const steps = useJobSteps();
  const columns = useJobColumns({ steps, onReview: () => jobsDrawer.set(true) });
  const may = useMayWork();
  const mayImport = useMay('goods.price');
  if (!may)
    return (
      <OfficePage title={t('page.title')}>
        <Notice tone="warning">{t('page.notPermitted')}</Notice>
      </OfficePage>
    );
  return (
    <OfficePage
      title={t('page.title')}
      sub={t('page.sub', { days: shopJob.fileDays })}
      actions={
        mayImport && (
          <ButtonLink to={officePaths.priceImport()} icon={<FileUp size={16} aria-hidden />}>
            {t('page.import')}
          </ButtonLink>
        )
      }
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
              reason={t('page.noneReason')}
              action={{ label: t('page.toOrders'), to: officePaths.orders() }}
            />
          }
        />
        <TableFoot
          page={page}
          size={size}
          total={data?.total ?? 0}
          onPage={(next) => setParams(next === 1 ? {} : { page: String(next) })}
        />
      </OfficeCard>
    </OfficePage>
  );
}
