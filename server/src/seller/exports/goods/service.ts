import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { beginJob } from '../../jobs/begin.ts';
import { shownJob } from '../../jobs/job.present.ts';
import type { JobSeller } from '../../jobs/seller.ts';
import { standingIds } from '../../drafts/products/standing.ts';

/** A seller's own products as a list that an import reads, written in the background. */
export const createGoodsExportService = ({ db, jobs }: { db: Db; jobs: Jobs }) => ({
  /** Throws export.noGoods, export.tooManyGoods, job.tooMany. */
  begin: async (
    seller: JobSeller,
    { tab, ...filter }: Input<'mallGoods.export'>,
  ): Promise<Output<'mallGoods.export'>> => {
    // Deleted ones would not be found by an import.
    if (tab === 'removed') throw new Refusal('export.noGoods');
    const goods = { tab, ...filter };
    const rows = (await standingIds(db, seller.scope, goods, shopJob.importGoodsRows + 1)).length;
    if (rows === 0) throw new Refusal('export.noGoods');
    if (rows > shopJob.importGoodsRows)
      throw new Refusal('export.tooManyGoods', { max: shopJob.importGoodsRows });
    const id = await inTransaction(db, async (tx) => {
      const begun = await beginJob(tx, jobs, seller, {
        kind: 'goodsExport',
        request: { goods, supply: seller.seesSupply },
        rows,
      });
      await recordAudit(tx, seller.caller, seller.scope.shopId, {
        action: 'goods.export',
        object: `job:${begun}`,
        new: { count: rows },
        more: { filter: goods },
      });
      return begun;
    });
    return shownJob(db, seller, id);
  },
});
