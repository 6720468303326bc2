import { z } from 'zod';
import { orderNeeds, orderTabs, type OrderTab } from '../trade/order.ts';
import {
  Day,
  Id,
  Instant,
  int,
  listEnvelope,
  listOf,
  None,
  Nothing,
  OrderTabInput,
  Paging,
  Range,
  text,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { CustomerFilter } from '../trade/shop-customer.ops.ts';
import { exportColumns } from '../trade/order-export.ts';
import { GoodsFilter } from './own-goods.ops.ts';
import { goodsStates } from './own-goods.ts';
import { jobKinds, jobStates, rowOutcomes, shopJob } from './shop-job.ts';

const tabs = Object.keys(orderTabs) as [OrderTab, ...OrderTab[]]; // keys of a const table

/**
 * The orders: those listed, or those that a list would show. Days are the shop's, both included, and take
 * precedence over `range`.
 */
export const OrdersWanted = z.object({
  ids: listOf(Id, shopJob.exportIds).optional(),
  tab: OrderTabInput,
  range: Range,
  keyword: text(0, 60).optional(),
  need: z.enum(orderNeeds).optional(),
  from: Day.optional(),
  to: Day.optional(),
});
export const OrderExport = OrdersWanted.extend({
  columns: listOf(z.enum(exportColumns), exportColumns.length).optional(),
});

/** A key that opens a file once. */
export const FileKey = z.object({ key: z.string(), expiresAt: Instant });
export const ImportFile = z.object({ name: z.string().max(300).optional().describe('Of the file') });

/** One error in a file: where it is, and what is valid there, in the reader's language. */
const RowProblem = z.object({ row: z.int(), column: z.string(), problem: z.string() });

export const ShopJob = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(jobStates),
  by: z.string().describe('Name of who asked for it'),
  mine: z.boolean(),
  about: z.object({
    tab: z.enum(tabs).optional(),
    range: z.string().optional(),
    from: z.string().optional(),
    to: z.string().optional(),
    keyword: z.string().optional(),
    need: z.enum(orderNeeds).optional(),
    tag: z.string().optional().describe('The customers of an export'),
    chosen: z.int().optional().describe('Orders that were named one by one'),
    file: z.string().optional().describe('Name of the file that was sent'),
    goods: z
      .object({
        tab: z.enum(['all', ...goodsStates]),
        sale: z.enum(['on', 'off']).optional(),
        custom: z.boolean().optional(),
        category: z.string().optional(),
      })
      .optional()
      .describe('The products of an export'),
    publish: z.boolean().optional().describe('Of products: shoppers see at once those that are complete'),
  }),
  done: z.int(),
  total: z.int().nullable(),
  rows: z.int().nullable().describe('Rows of the finished file, or rows that were written so far'),
  ready: z.int().nullable().describe('Rows of a checked file that can be written'),
  complete: z
    .int()
    .nullable()
    .describe('Of products: how many of the ready ones lack nothing that shoppers need'),
  same: z.int().nullable().describe('Rows that change nothing'),
  wrong: z.int().nullable().describe('Rows with a fault'),
  problems: z.array(RowProblem).describe('The first of them'),
  bytes: z.int().nullable(),
  changeId: z
    .string()
    .nullable()
    .describe('Of the prices that an import has set, as long as `shopGoods.undoPrice` can take them back'),
  reason: z.string().nullable().describe('Why it failed, in words'),
  createdAt: Instant,
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  expiresAt: Instant.nullable().describe('Until when its file is kept'),
  actions: z.array(z.enum(['cancel', 'confirm', 'retry', 'download', 'errors'])),
});

/** A page of all kinds, or of one. */
export const JobsAsked = Paging.extend({ kind: z.enum(jobKinds).optional() });
/** A page of the rows of a checked list of products, and how many rows have each outcome. */
export const SheetRowsOf = Paging.extend({ id: Id, outcome: z.enum(rowOutcomes).optional() });
export const SheetRows = listEnvelope(
  z.object({
    row: z.int(),
    name: z.string().describe('Of its product'),
    outcome: z.enum(rowOutcomes),
    columns: z.array(z.string()).describe('Titles of the cells that change something'),
    changes: z
      .array(z.object({ column: z.string(), from: z.string(), to: z.string() }))
      .describe('What each of them says now and would say, cut short; none for who may not read the sheet'),
    notes: z.array(z.string()).describe('What is wrong with it, or what else is to be known, in words'),
  }),
).extend({ counts: z.record(z.string(), z.int()) });

/** A page of work, with how much of all is under way and how much waits for somebody. */
export const jobPage = listEnvelope(ShopJob).extend({ underWay: z.int(), waitForYou: z.int() });

export const shopJobOps = {
  'shopOrder.exportKey': op('shopOrder.exportKey', {
    access: 'staff:order.export',
    stepUp: true,
    summary: 'A key that opens one order as an Excel file, once and within ten minutes, for who asked',
    input: z.object({ id: Id }),
    output: FileKey,
    refuses: ['missing'],
  }),
  'shopOrder.batchExportKey': op('shopOrder.batchExportKey', {
    access: 'staff:order.export',
    stepUp: true,
    summary: 'A key that opens many orders as an Excel file, once and within ten minutes, for who asked',
    input: OrderExport,
    output: FileKey,
    refuses: ['export.nothing', 'export.tooMany'],
  }),
  'shopOrder.exportExcel': op('shopOrder.exportExcel', {
    access: 'staff:order.export',
    summary: 'The Excel file that a key opens; no envelope. A key opens once',
    input: z.object({ id: text(1, 80).describe('The key') }),
    output: Nothing,
    refuses: ['export.keyOver', 'job.tooMany'],
  }),
  'shopOrder.exportCount': op('shopOrder.exportCount', {
    access: 'staff:order.export',
    summary: 'How many orders and lines an export would have',
    input: OrdersWanted,
    output: z.object({ orders: z.int(), lines: z.int() }),
  }),
  'shopOrder.exportJob': op('shopOrder.exportJob', {
    access: 'staff:order.export',
    stepUp: true,
    summary: 'Writes many orders to an Excel file in the background',
    input: OrderExport,
    output: ShopJob,
    refuses: ['export.nothing', 'export.tooMany', 'job.tooMany'],
  }),
  'shopCustomer.exportJob': op('shopCustomer.exportJob', {
    access: 'staff:order.export',
    stepUp: true,
    summary: 'Writes the customers of the shop to an Excel file in the background, their numbers masked',
    input: CustomerFilter,
    output: ShopJob,
    refuses: ['export.noCustomers', 'export.tooMany', 'job.tooMany'],
  }),
  'shopPrice.template': op('shopPrice.template', {
    access: 'staff:goods.price',
    summary: "A key to an Excel file of the shop's prices, to fill in and send back",
    input: None,
    output: FileKey,
  }),
  'shopPrice.import': op('shopPrice.import', {
    access: 'staff:goods.price',
    summary:
      'Reads prices from an Excel or CSV file (multipart, field `file`) and checks them; writes nothing yet',
    input: ImportFile,
    output: ShopJob,
    refuses: ['upload.failed', 'upload.tooLarge', 'import.notTable', 'import.encrypted', 'job.tooMany'],
  }),
  'ownGoods.template': op('ownGoods.template', {
    access: 'staff:goods.edit',
    summary: 'A key to an empty Excel list of products, to fill in and send back',
    input: None,
    output: FileKey,
  }),
  'ownGoods.import': op('ownGoods.import', {
    access: 'staff:goods.edit',
    summary:
      'Reads products from an Excel or CSV file (multipart, field `file`) and their pictures from a zip file (field `pictures`) and checks them; confirmed, new ones become drafts, and changes go to the drafts of those that a row names',
    input: ImportFile,
    output: ShopJob,
    refuses: [
      'upload.failed',
      'upload.tooLarge',
      'import.notTable',
      'import.notZip',
      'import.encrypted',
      'job.tooMany',
    ],
  }),
  'ownGoods.export': op('ownGoods.export', {
    access: 'staff:goods.edit',
    stepUp: true,
    summary:
      "Writes the shop's own products to an Excel list in the background, to be changed and sent back by `ownGoods.import`; supply prices only for who sees them",
    input: GoodsFilter.omit({ page: true, size: true }),
    output: ShopJob,
    refuses: ['export.noGoods', 'export.tooManyGoods', 'job.tooMany'],
  }),
  'shopJob.rows': op('shopJob.rows', {
    access: 'staff',
    summary: 'What a checked list of products would do, row by row',
    input: SheetRowsOf,
    output: SheetRows,
    refuses: ['missing'],
  }),
  'shopJob.list': op('shopJob.list', {
    access: 'staff',
    summary: "The shop's exports and imports, newest first, of the kinds that the caller may do",
    input: JobsAsked,
    output: jobPage,
  }),
  'shopJob.cancel': op('shopJob.cancel', {
    access: 'staff',
    summary: 'Stops work that is not done yet; products that an import has written stay',
    input: z.object({ id: Id }),
    output: ShopJob,
    refuses: ['missing', 'job.notAllowed'],
  }),
  'shopJob.confirm': op('shopJob.confirm', {
    access: 'staff',
    summary: 'Writes the rows of a checked file that have no fault',
    input: z.object({ id: Id, ready: int(1, shopJob.importRows).describe('As many as the person saw') }),
    output: ShopJob,
    refuses: ['missing', 'job.notAllowed', 'job.tooMany'],
  }),
  'shopJob.retry': op('shopJob.retry', {
    access: 'staff',
    summary: 'Does failed work again; an import goes on after what it has written',
    input: z.object({ id: Id }),
    output: ShopJob,
    refuses: ['missing', 'job.notAllowed', 'job.tooMany'],
  }),
  'shopJob.fileKey': op('shopJob.fileKey', {
    access: 'staff',
    stepUp: true,
    summary:
      'A key that opens the file of finished work, or a sheet of the rows of a checked one that have faults, once and within ten minutes',
    input: z.object({ id: Id, part: z.enum(['result', 'errors']).default('result') }),
    output: FileKey,
    refuses: ['missing', 'export.keyOver', 'job.fileGone'],
  }),
  'shopJob.file': op('shopJob.file', {
    access: 'staff',
    summary: 'The file that a key opens; no envelope. A key opens once',
    input: z.object({ id: text(1, 80).describe('The key') }),
    output: Nothing,
    refuses: ['missing', 'export.keyOver', 'job.fileGone'],
  }),
};
