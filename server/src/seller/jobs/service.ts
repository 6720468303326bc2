import type { Input, Output } from '@mall/contract/operations';
import type { Language } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { isListExport, type JobKind } from '@mall/contract/seller/shop-job';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { exportName } from '../exports/export-name.ts';
import { makeKey, useKey } from '../exports/make-key.ts';
import type { FileAnswer } from '../../platform/http/route.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { StoragePort } from '../../platform/ports/storage.ts';
import { goodsChoices, goodsFile } from '../imports/products/template.ts';
import { backSheet } from '../imports/core/back-sheet.ts';
import { countSheet } from '../imports/counts/template.ts';
import { priceTemplate } from '../imports/prices/template.ts';
import { excelType } from '../../platform/spreadsheets/write.ts';
import { dayInShanghai } from '../../platform/i18n/day.ts';
import { laneOf, takePlace } from './begin.ts';
import { backRows, jobPage, type JobRow } from './rows.queries.ts';
import { hasBackRows, mayReadSheet, shownJob, shownRows, toShown, workedJob } from './job.present.ts';
import { type Confirmed, moveJob } from './move.ts';
import { type JobSeller, mustWork } from './seller.ts';
import { clock } from '../../platform/clock/clock.ts';

type Parts = { db: Db; jobs: Jobs; storage: StoragePort };
type Shown = Output<'shopJob.cancel'>;

/**
 * What a seller sees and does with their background work. Every query is bound to the seller and the kinds of the
 * caller.
 */
export const createJobService = ({ db, jobs, storage }: Parts) => {
  /**
   * Moves it by a row of the table of states, with the place among the seller's three and the queue's job that
   * the new state needs.
   */
  const move = async (
    seller: JobSeller,
    id: string,
    name: 'cancel' | 'confirm' | 'retry',
    confirmed: Confirmed = { ready: 0, publish: false },
  ): Promise<Shown> => {
    await inTransaction(db, async (tx) => {
      const held = await workedJob(tx, seller, id);
      const goesOn = name !== 'cancel';
      if (goesOn) await takePlace(tx, seller.scope);
      await moveJob(tx, held, name === 'retry' && held.handled > 0 ? 'resume' : name, confirmed);
      await noteJob(tx, seller, held, name);
      if (goesOn) await jobs.send(tx, laneOf(held.total), { id });
    });
    return shownJob(db, seller, id);
  };

  const rowsToMend = async (job: JobRow, { scope }: JobSeller, language: Language): Promise<FileAnswer> => {
    const source = job.source_key === null ? null : await storage.get(job.source_key);
    if (source === null) throw new Refusal('job.fileGone');
    const choices = job.kind === 'goodsImport' ? await goodsChoices(db, scope.shopId, language) : null;
    return {
      name: `rows-to-mend-${dayInShanghai(clock.now())}.xlsx`,
      type: excelType,
      body: await backSheet(source, {
        ...(await backRows(db, job.id)),
        choices,
        language,
      }),
    };
  };

  return {
    /** All that the caller may see, or one kind of it. */
    list: async (
      seller: JobSeller,
      { kind, ...page }: Input<'shopJob.list'>,
    ): Promise<Output<'shopJob.list'>> => {
      const kinds = seller.kinds.filter((one) => kind === undefined || one === kind);
      const { rows, total, underWay, waiting } = await jobPage(db, seller.scope, kinds, page);
      return { list: rows.map((row) => toShown(row, seller)), total, ...page, underWay, waitForYou: waiting };
    },
    detail: (seller: JobSeller, id: string): Promise<Shown> => shownJob(db, seller, id),
    rows: (seller: JobSeller, asked: Input<'shopJob.rows'>): Promise<Output<'shopJob.rows'>> =>
      shownRows(db, seller, asked),

    cancel: (seller: JobSeller, id: string): Promise<Shown> => move(seller, id, 'cancel'),
    /** Only what the person saw: another check in between has another number of rows. */
    confirm: (seller: JobSeller, { id, ...confirmed }: { id: string } & Confirmed): Promise<Shown> =>
      move(seller, id, 'confirm', confirmed),
    retry: (seller: JobSeller, id: string): Promise<Shown> => move(seller, id, 'retry'),

    fileKey: async (
      seller: JobSeller,
      { id, part }: Input<'shopJob.fileKey'>,
    ): Promise<Output<'shopJob.fileKey'>> => {
      const job = await workedJob(db, seller, id);
      const isThere = part === 'result' ? job.state === 'done' && job.file_key !== null : hasBackRows(job);
      if (!isThere || !mayReadSheet(job, seller)) throw new Refusal('job.fileGone');
      return makeKey(db, seller, { what: 'job', jobId: id, part });
    },

    file: async (seller: JobSeller, key: string): Promise<FileAnswer> => {
      const { wanted, language } = await inTransaction(db, (tx) =>
        useKey(tx, seller, key, ['job', 'prices', 'goods', 'stock']),
      );
      const day = dayInShanghai(clock.now());
      const { shopId } = seller.scope;
      if (wanted.what === 'prices' && shopId !== null)
        return {
          name: `prices-${day}.xlsx`,
          type: excelType,
          body: await priceTemplate(db, shopId, language),
        };
      if (wanted.what === 'stock') {
        mustWork(seller, 'stockCount');
        return {
          name: `stock-count-${day}.xlsx`,
          type: excelType,
          body: countSheet(db, seller.scope, wanted, language),
        };
      }
      if (wanted.what !== 'job') {
        mustWork(seller, 'goodsImport');
        return {
          name: `products-${day}.xlsx`,
          type: excelType,
          body: await goodsFile(db, shopId, language),
        };
      }
      const job = await workedJob(db, seller, wanted.jobId);
      if (!mayReadSheet(job, seller)) throw new Refusal('job.fileGone');
      if (wanted.part === 'errors') return rowsToMend(job, seller, language);
      const body = job.file_key === null ? null : await storage.read(job.file_key);
      if (body === null) throw new Refusal('job.fileGone');
      await inTransaction(db, (tx) => noteJob(tx, seller, job, 'download'));
      const name = fileName(job);
      return { name, type: excelType, body };
    },
  };
};

const fileName = ({ kind, request, created_at: at }: JobRow): string => {
  if (kind === 'goodsExport') return `products-${dayInShanghai(at)}.xlsx`;
  if (kind === 'customerExport') return `customers-${dayInShanghai(at)}.xlsx`;
  if (isListExport(kind)) return `${kind.replace('Export', 's')}-${dayInShanghai(at)}.xlsx`;
  return exportName(request.orders ?? {}, at);
};

const noteJob = (
  tx: Tx,
  { caller, scope }: JobSeller,
  job: JobRow,
  what: 'confirm' | 'cancel' | 'retry' | 'download',
) =>
  recordAudit(tx, caller, scope.shopId, {
    action: what === 'confirm' ? 'import.confirm' : `${areaOfJob[job.kind]}.${what}`,
    object: `job:${job.id}`,
    ...(job.request.file === undefined ? {} : { about: job.request.file }),
  });

/** An export contains orders, an import prices: it is hidden from those who may not see these. */
const areaOfJob = {
  orderExport: 'export',
  goodsExport: 'export',
  customerExport: 'export',
  memberExport: 'export',
  shopExport: 'export',
  promoterExport: 'export',
  withdrawalExport: 'export',
  priceImport: 'import',
  goodsImport: 'import',
  stockCount: 'import',
} as const satisfies Record<JobKind, string>;
