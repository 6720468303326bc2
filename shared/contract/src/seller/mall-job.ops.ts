import { z } from 'zod';
import { orderNeeds } from '../trade/order.ts';
import { Flag, Id, int, Nothing, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { shopJob } from './shop-job.ts';
import {
  FileKey,
  jobPage,
  JobsAsked,
  OrderExport,
  OrdersWanted,
  SheetRows,
  SheetRowsOf,
  ShopJob,
} from './shop-job.ops.ts';

/** No order of the mall's own waits for a proof of transfer. */
const need = z.enum(orderNeeds).exclude(['proof']).optional();

/**
 * Background work of the mall itself: exports of its orders, exports and imports of its products
 * (docs/features/background-jobs.md). What a caller sees of it, and does with it, follows from the kind of each job and from
 * `mallJobPermission`.
 */
export const mallJobOps = {
  'platformOrder.exportCount': op('platformOrder.exportCount', {
    access: 'operator:order.view',
    summary: 'How many orders without a shop, and lines of them, an export would have',
    input: OrdersWanted.extend({ need }),
    output: z.object({ orders: z.int(), lines: z.int() }),
  }),
  'platformOrder.exportJob': op('platformOrder.exportJob', {
    access: 'operator:order.view',
    stepUp: true,
    summary: 'Writes orders without a shop to an Excel file in the background',
    input: OrderExport.extend({ need }),
    output: ShopJob,
    refuses: ['export.nothing', 'export.tooMany', 'job.tooMany'],
  }),
  'mallJob.list': op('mallJob.list', {
    access: 'operator',
    summary: "The mall's exports and imports, newest first, of the kinds that the caller may see",
    input: JobsAsked,
    output: jobPage,
  }),
  'mallJob.detail': op('mallJob.detail', {
    access: 'operator',
    summary: 'One export or import, with its progress and its first faults',
    input: z.object({ id: Id }),
    output: ShopJob,
    refuses: ['missing'],
  }),
  'mallJob.rows': op('mallJob.rows', {
    access: 'operator',
    summary: 'What a checked list of products would do, row by row',
    input: SheetRowsOf,
    output: SheetRows,
    refuses: ['missing'],
  }),
  'mallJob.confirm': op('mallJob.confirm', {
    access: 'operator',
    summary:
      'Writes the rows of a checked file that have no fault: as drafts, or those that are complete to shoppers',
    input: z.object({
      id: Id,
      ready: int(1, shopJob.importRows).describe('As many as the person saw'),
      publish: Flag.default(false).describe('Whether shoppers see at once what is complete'),
    }),
    output: ShopJob,
    refuses: ['missing', 'access.denied', 'job.notAllowed', 'job.tooMany'],
  }),
  'mallJob.cancel': op('mallJob.cancel', {
    access: 'operator',
    summary: 'Stops work that is not done yet; products that an import has written stay',
    input: z.object({ id: Id }),
    output: ShopJob,
    refuses: ['missing', 'access.denied', 'job.notAllowed'],
  }),
  'mallJob.retry': op('mallJob.retry', {
    access: 'operator',
    summary: 'Does failed work again; an import goes on after what it has written',
    input: z.object({ id: Id }),
    output: ShopJob,
    refuses: ['missing', 'access.denied', 'job.notAllowed', 'job.tooMany'],
  }),
  'mallJob.fileKey': op('mallJob.fileKey', {
    access: 'operator',
    stepUp: true,
    summary:
      'A key that opens the file of a finished export, or a sheet of the rows of an import that have faults, once and within ten minutes',
    input: z.object({ id: Id, part: z.enum(['result', 'errors']).default('result') }),
    output: FileKey,
    refuses: ['missing', 'access.denied', 'job.fileGone'],
  }),
  'mallJob.file': op('mallJob.file', {
    access: 'operator',
    summary: 'The file that a key opens; no envelope. A key opens once',
    input: z.object({ id: text(1, 80).describe('The key') }),
    output: Nothing,
    refuses: ['missing', 'access.denied', 'export.keyOver', 'job.fileGone'],
  }),
};
