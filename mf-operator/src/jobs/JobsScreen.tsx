import { JobDeskOf, JobsPage } from '@mall/office/jobs';
import { Breadcrumbs } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { mallJobDesk } from '../mall-job-desk.ts';
import { useMayOperate } from '../useMe.ts';

/** Every export and import of the mall, of the kinds that the operator may see. */
export function JobsScreen() {
  const { t } = useTranslation('jobs');
  const mayExport = useMayOperate('order.view');
  return (
    <JobDeskOf value={mallJobDesk}>
      <JobsPage
        above={
          <Breadcrumbs
            crumbs={[{ label: t('page.start'), to: '/operator/start' }, { label: t('page.title') }]}
          />
        }
        orders={mayExport ? '/operator/orders' : undefined}
      />
    </JobDeskOf>
  );
}
