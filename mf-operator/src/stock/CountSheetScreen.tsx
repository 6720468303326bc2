import { JobDeskOf } from '@mall/office/jobs';
import { CountSheet, StockDeskOf } from '@mall/office/stock';
import { mallJobDesk } from '../mall-job-desk.ts';
import { mallStockDesk } from './mall-stock-desk.ts';

/** A count of the mall's own products by a sheet. */
export function CountSheetScreen() {
  return (
    <JobDeskOf value={mallJobDesk}>
      <StockDeskOf value={mallStockDesk}>
        <CountSheet stockPath="/operator/stock" />
      </StockDeskOf>
    </JobDeskOf>
  );
}
