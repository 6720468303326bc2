import { JobDeskOf, JobsButton } from '@mall/office/jobs';
import { mallJobDesk } from '../../mall-job-desk.ts';

/** The mall's exports and imports in the header: the ring and the drawer behind it. */
export function Jobs() {
  return (
    <JobDeskOf value={mallJobDesk}>
      <JobsButton />
    </JobDeskOf>
  );
}
