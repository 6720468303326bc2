import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { JobKind } from '@mall/contract/seller/shop-job';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { exportName } from '../exports/export-name.ts';
import { makeKey, useKey } from '../exports/make-key.ts';
import type { Staff } from '../../platform/http/caller.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { goodsTemplate } from '../imports/products/template.ts';
import { errorFile } from '../imports/core/error-file.ts';
import { priceTemplate } from '../imports/prices/template.ts';
import { excelType } from '../../platform/spreadsheets/write.ts';
import { dayInShanghai } from '../../platform/i18n/day.ts';
import { laneOf, takePlace } from './begin.ts';
import { jobPage, type JobRow } from './rows.queries.ts';
import { heldJob, kindsOf, shownJob, toShown } from './job.present.ts';
import { moveJob } from './move.ts';
import { clock } from '../../platform/clock/clock.ts';

type Parts = { db: Db; jobs: Jobs; storage: StoragePort };
type Shown = Output<'shopJob.cancel'>;

/**
 * What a shop sees and does with its background work. Every query is bound to the shop and the kinds of the
 * caller.
 */
export const createShopJobService = ({ db, jobs, storage }: Parts) => {
  /**
   * Moves it by a row of the table of states, with the place among the shop's three and the queue's job that
   * the new state needs.
   */
  const move = async (
    caller: Staff,
    id: string,
    name: 'cancel' | 'confirm' | 'retry',
    ready = 0,
  ): Promise<Shown> => {
    await inTransaction(db, async (tx) => {
      const held = await heldJob(tx, caller, id);
      const goesOn = name !== 'cancel';
      if (goesOn) await takePlace(tx, caller.staff.shopId);
      await moveJob(tx, held, name, ready);
      await noteJob(tx, caller, held, name);
      if (goesOn) await jobs.send(tx, laneOf(held.total), { id });
    });
    return shownJob(db, caller, id);
  };

  return {
    list: async (caller: Staff, page: Input<'shopJob.list'>): Promise<Output<'shopJob.list'>> => {
      const { rows, total, underWay, waiting } = await jobPage(
        db,
        caller.staff.shopId,
        kindsOf(caller),
        page,
      );
      return { list: rows.map((row) => toShown(row, caller)), total, ...page, underWay, waitForYou: waiting };
    },

    cancel: (caller: Staff, id: string): Promise<Shown> => move(caller, id, 'cancel'),
    /** Only what the person saw: another check in between has another number of rows. */
    confirm: (caller: Staff, { id, ready }: Input<'shopJob.confirm'>): Promise<Shown> =>
      move(caller, id, 'confirm', ready),
    retry: (caller: Staff, id: string): Promise<Shown> => move(caller, id, 'retry'),

    fileKey: async (
      caller: Staff,
      { id, part }: Input<'shopJob.fileKey'>,
    ): Promise<Output<'shopJob.fileKey'>> => {
      const job = await heldJob(db, caller, id);
      const isThere =
        part === 'result' ? job.state === 'done' && job.file_key !== null : job.problems.length > 0;
      if (!isThere) throw new Refusal('job.fileGone');
      return makeKey(db, caller, { what: 'job', jobId: id, part });
    },

    file: async (caller: Staff, key: string): Promise<FileAnswer> => {
      const { wanted, language } = await inTransaction(db, (tx) =>
        useKey(tx, caller, key, ['job', 'prices', 'goods']),
      );
      const day = dayInShanghai(clock.now());
      if (wanted.what === 'prices')
        return {
          name: `prices-${day}.xlsx`,
          type: excelType,
          body: await priceTemplate(db, caller.staff.shopId, language),
        };
      if (wanted.what === 'goods')
        return {
          name: `products-${day}.xlsx`,
          type: excelType,
          body: await goodsTemplate(db, caller.staff.shopId, language),
        };
      const job = await heldJob(db, caller, wanted.jobId);
      if (wanted.part === 'errors') return errorFile(job.problems, language);
      const body = job.file_key === null ? null : await storage.read(job.file_key);
      if (body === null) throw new Refusal('job.fileGone');
      await inTransaction(db, (tx) => noteJob(tx, caller, job, 'download'));
      return { name: exportName(job.request.orders ?? {}, job.created_at), type: excelType, body };
    },
  };
};

const noteJob = (tx: Tx, caller: Staff, job: JobRow, what: 'confirm' | 'cancel' | 'retry' | 'download') =>
  recordAudit(tx, caller, caller.staff.shopId, {
    action: what === 'confirm' ? 'import.confirm' : `${areaOfJob[job.kind]}.${what}`,
    object: `job:${job.id}`,
    ...(job.request.file === undefined ? {} : { about: job.request.file }),
  });

/** An export contains orders, an import prices: it is hidden from those who may not see these. */
const areaOfJob = {
  orderExport: 'export',
  priceImport: 'import',
  goodsImport: 'import',
} as const satisfies Record<JobKind, string>;
