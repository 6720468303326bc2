import { z } from 'zod';
import { Flag, Id, int, Nothing, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { shopJob } from './shop-job.ts';
import { FileKey, jobPage, SheetRows, SheetRowsOf, ShopJob } from './shop-job.ops.ts';

/** Background work of the mall itself: exports and imports of its products (docs/features/background-jobs.md). */
export const mallJobOps = {
  'mallJob.list': op('mallJob.list', {
    access: 'operator:catalogue.view',
    summary: "The mall's exports and imports, newest first",
    input: Paging,
    output: jobPage,
  }),
  'mallJob.detail': op('mallJob.detail', {
    access: 'operator:catalogue.view',
    summary: 'One export or import, with its progress and its first faults',
    input: z.object({ id: Id }),
    output: ShopJob,
    refuses: ['missing'],
  }),
  'mallJob.rows': op('mallJob.rows', {
    access: 'operator:catalogue.view',
    summary: 'What a checked list of products would do, row by row',
    input: SheetRowsOf,
    output: SheetRows,
    refuses: ['missing'],
  }),
  'mallJob.confirm': op('mallJob.confirm', {
    access: 'operator:catalogue.edit',
    summary:
      'Writes the rows of a checked file that have no fault: as drafts, or those that are complete to shoppers',
    input: z.object({
      id: Id,
      ready: int(1, shopJob.importRows).describe('As many as the person saw'),
      publish: Flag.default(false).describe('Whether shoppers see at once what is complete'),
    }),
    output: ShopJob,
    refuses: ['missing', 'job.notAllowed', 'job.tooMany'],
  }),
  'mallJob.cancel': op('mallJob.cancel', {
    access: 'operator:catalogue.edit',
    summary: 'Stops work that is not done yet; products that an import has written stay',
    input: z.object({ id: Id }),
    output: ShopJob,
    refuses: ['missing', 'job.notAllowed'],
  }),
  'mallJob.retry': op('mallJob.retry', {
    access: 'operator:catalogue.edit',
    summary: 'Does failed work again; an import goes on after what it has written',
    input: z.object({ id: Id }),
    output: ShopJob,
    refuses: ['missing', 'job.notAllowed', 'job.tooMany'],
  }),
  'mallJob.fileKey': op('mallJob.fileKey', {
    access: 'operator:catalogue.edit',
    summary:
      'A key that opens the file of a finished export, or a sheet of the rows of a checked list that have faults, once and within ten minutes',
    input: z.object({ id: Id, part: z.enum(['result', 'errors']).default('errors') }),
    output: FileKey,
    refuses: ['missing', 'job.fileGone'],
  }),
  'mallJob.file': op('mallJob.file', {
    access: 'operator:catalogue.edit',
    summary: 'The file that a key opens; no envelope. A key opens once',
    input: z.object({ id: text(1, 80).describe('The key') }),
    output: Nothing,
    refuses: ['missing', 'export.keyOver', 'job.fileGone'],
  }),
};
