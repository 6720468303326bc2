import type { Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { type ListKind, shopJob } from '@mall/contract/seller/shop-job';
import { noteOperator } from '../../../platform/audit/operator.ts';
import type { Db } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { ListWanted } from '../../../platform/db/schema.ts';
import type { Operator } from '../../../platform/http/caller.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { beginJob } from '../../jobs/begin.ts';
import { shownJob } from '../../jobs/job.present.ts';
import { ofMall } from '../../jobs/seller.ts';
import { countListed } from './lists.queries.ts';

/** Begins to write a list of the console to a file; the log says who took which list, by what filter. */
export const createListExportService = ({ db, jobs }: { db: Db; jobs: Jobs }) => ({
  /** Throws export.noRows, export.tooManyRows, job.tooMany. */
  begin: async (
    caller: Operator,
    kind: ListKind,
    listed: ListWanted,
  ): Promise<Output<'mallMember.exportJob'>> => {
    const seller = ofMall(caller);
    const rows = await countListed(db, kind, listed, shopJob.listRows);
    if (rows === 0) throw new Refusal('export.noRows');
    if (rows > shopJob.listRows) throw new Refusal('export.tooManyRows', { max: shopJob.listRows });
    const id = await inTransaction(db, async (tx) => {
      const begun = await beginJob(tx, jobs, seller, { kind, request: { listed }, rows });
      // What was searched for may be a number or a name.
      const { keyword, ...filter } = listed;
      await noteOperator(tx, caller, `export.${kind.replace('Export', 's')}`, `job:${begun}`, {
        new: { count: rows },
        filter: { ...filter, searched: keyword !== '' },
      });
      return begun;
    });
    return shownJob(db, seller, id);
  },
});
