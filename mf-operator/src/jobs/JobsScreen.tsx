import { JobDeskOf, JobsPage } from '@mall/office/jobs';
import { mallJobDesk } from '../mall-job-desk.ts';
import { useMayOperate } from '../useMe.ts';

/** Every export and import of the mall, of the kinds that the operator may see. */
export function JobsScreen() {
  const mayExport = useMayOperate('order.view');
  return (
    <JobDeskOf value={mallJobDesk}>
      <JobsPage orders={mayExport ? '/operator/orders' : undefined} />
    </JobDeskOf>
  );
}
