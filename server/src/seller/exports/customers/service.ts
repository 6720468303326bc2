import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { countCustomers } from '../../../trade/index.ts';
import { beginJob } from '../../jobs/begin.ts';
import { shownJob } from '../../jobs/job.present.ts';
import { ofShop } from '../../jobs/seller.ts';

/** Writes the customers of a shop to a file in the background; the log says who took which. */
export const createCustomerExportService = ({ db, jobs }: { db: Db; jobs: Jobs }) => ({
  begin: async (
    caller: Staff,
    { keyword, tag }: Input<'shopCustomer.exportJob'>,
  ): Promise<Output<'shopCustomer.exportJob'>> => {
    const seller = ofShop(caller);
    const { shopId } = caller.staff;
    const rows = await countCustomers(db, shopId, { keyword, tag }, shopJob.exportLines);
    if (rows === 0) throw new Refusal('export.noCustomers');
    if (rows > shopJob.exportLines) throw new Refusal('export.tooMany', { max: shopJob.exportLines });
    const id = await inTransaction(db, async (tx) => {
      const begun = await beginJob(tx, jobs, seller, {
        kind: 'customerExport',
        request: { customers: { keyword, tag } },
        rows,
      });
      await recordAudit(tx, caller, shopId, {
        action: 'export.customers',
        object: `job:${begun}`,
        more: { tag },
      });
      return begun;
    });
    return shownJob(db, seller, id);
  },
});
