import { recordAudit } from '../../platform/audit/record.ts';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import { campaigns } from '../../campaign/index.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/caller.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { expireDue } from '../../trade/index.ts';
import { beginJob, takePlace } from '../jobs/begin.ts';
import { shownJob } from '../jobs/job.present.ts';
import { type JobSeller, ofShop } from '../jobs/seller.ts';
import { excelFile, excelType } from '../../platform/spreadsheets/write.ts';
import { exportName } from './export-name.ts';
import { endKey, makeKey, useKey } from './make-key.ts';
import { orderSheet, orderSheetName } from './order-sheet.ts';
import { countWanted, linesWanted, oursOnly, type OrdersWanted } from './orders.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

type Parts = { db: Db; jobs: Jobs };

/** A seller's orders as Excel files: as background work, and a shop's at once by a single-use key. */
export const createExportService = ({ db, jobs }: Parts) => {
  /** As the list counts them: a shop's after those whose time to pay is over have ended. */
  const count = async ({ scope }: JobSeller, wanted: OrdersWanted) => {
    const { shopId } = scope;
    if (shopId !== null) await expireDue({ db, campaigns }, { shopId });
    return countWanted(db, scope, wanted);
  };

  /** The content of the file, and its number of lines. */
  const expectSome = async (
    seller: JobSeller,
    asked: OrdersWanted,
  ): Promise<{ orders: OrdersWanted; rows: number }> => {
    const { lines } = await count(seller, asked);
    if (lines === 0) throw new Refusal('export.nothing');
    if (lines > shopJob.exportLines) throw new Refusal('export.tooMany', { max: shopJob.exportLines });
    return { orders: await oursOnly(db, seller.scope, asked), rows: lines };
  };

  return {
    count: (
      seller: JobSeller,
      wanted: Input<'shopOrder.exportCount'>,
    ): Promise<Output<'shopOrder.exportCount'>> => count(seller, wanted),

    keyOfOne: async (caller: Staff, id: string): Promise<Output<'shopOrder.exportKey'>> => {
      const orders: OrdersWanted = { ids: [id], tab: 'all', range: 'all' };
      if ((await count(ofShop(caller), orders)).orders === 0) throw new Refusal('missing');
      return makeKey(db, ofShop(caller), { what: 'orders', orders });
    },

    keyOfMany: async (
      caller: Staff,
      asked: Input<'shopOrder.batchExportKey'>,
    ): Promise<Output<'shopOrder.batchExportKey'>> => {
      const { orders } = await expectSome(ofShop(caller), asked);
      return makeKey(db, ofShop(caller), { what: 'orders', orders });
    },

    open: async (caller: Staff, key: string): Promise<FileAnswer> => {
      const seller = ofShop(caller);
      const { wanted, language } = await inTransaction(db, async (tx) => {
        await takePlace(tx, seller.scope);
        const opened = await useKey(tx, seller, key, ['orders']);
        await noteExport(tx, seller, `shop:${caller.staff.shopId}`, opened.wanted.orders);
        return opened;
      });
      const lines = linesWanted(db, seller.scope, wanted.orders);
      const body = excelFile(orderSheetName(language), orderSheet(wanted.orders.columns, language), lines);
      body.once('close', () => void endKey(db, key).catch(() => {})); // its place is free after two minutes anyway
      return { name: exportName(wanted.orders, clock.now()), type: excelType, body };
    },

    begin: async (
      seller: JobSeller,
      asked: Input<'shopOrder.exportJob'>,
    ): Promise<Output<'shopOrder.exportJob'>> => {
      const { orders, rows } = await expectSome(seller, asked);
      const id = await inTransaction(db, async (tx) => {
        const begun = await beginJob(tx, jobs, seller, {
          kind: 'orderExport',
          request: { orders },
          rows,
        });
        await noteExport(tx, seller, `job:${begun}`, orders);
        return begun;
      });
      return shownJob(db, seller, id);
    },
  };
};

/** Addresses and phones leave the mall: records who took which ones, and when (reliability 3). */
const noteExport = (
  tx: Tx,
  { caller, scope }: JobSeller,
  object: `${string}:${string}`,
  { columns, ids, ...filter }: OrdersWanted,
): Promise<void> =>
  recordAudit(tx, caller, scope.shopId, {
    action: 'export.orders',
    object,
    ...(ids === undefined ? {} : { new: { count: ids.length } }),
    more: { columns, ...(ids === undefined ? { filter } : { ids }) },
  });
