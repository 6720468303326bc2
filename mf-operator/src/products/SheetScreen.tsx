import { ImportPage, JobDeskOf } from '@mall/office/jobs';
import { EarlierImports } from './EarlierImports.tsx';
import { mallImport, mallJobDesk } from '../mall-job-desk.ts';

/** Makes and publishes products of the mall from a sheet and a zip file of pictures. */
export function SheetScreen() {
  return (
    <JobDeskOf value={mallJobDesk}>
      <ImportPage what={mallImport}>
        <EarlierImports />
      </ImportPage>
    </JobDeskOf>
  );
}
