import type { Actor } from '../core/actor.ts';
import type { OperatorPermission } from '../core/operator-permissions.ts';
import type { Permission } from '../core/permissions.ts';

/** Background jobs of a seller: they go on when the page is closed (docs/features/background-jobs.md). */
export const jobKinds = [
  'orderExport',
  'goodsExport',
  'customerExport',
  'memberExport',
  'shopExport',
  'promoterExport',
  'withdrawalExport',
  'priceImport',
  'goodsImport',
  'stockCount',
] as const;
export type JobKind = (typeof jobKinds)[number];
/** Those that make a file; the others read one. */
export const exportKinds = [
  'orderExport',
  'goodsExport',
  'customerExport',
  'memberExport',
  'shopExport',
  'promoterExport',
  'withdrawalExport',
] as const satisfies readonly JobKind[];
export type ExportKind = (typeof exportKinds)[number];
export const isExport = (kind: JobKind): kind is ExportKind => exportKinds.some((one) => one === kind);

/** Lists of the console, which only the mall exports. */
export const listKinds = [
  'memberExport',
  'shopExport',
  'promoterExport',
  'withdrawalExport',
] as const satisfies readonly ExportKind[];
export type ListKind = (typeof listKinds)[number];
export const isListExport = (kind: JobKind): kind is ListKind => listKinds.some((one) => one === kind);

/** What a list of products would do with one of its rows. */
export const rowOutcomes = ['new', 'changed', 'same', 'wrong'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

export const jobStates = [
  'waiting',
  'running',
  'checked',
  'confirmed',
  'writing',
  'done',
  'failed',
  'cancelled',
] as const;
export type JobState = (typeof jobStates)[number];

type Rule = { by: readonly Actor[]; from: readonly JobState[]; to: JobState };

/**
 * The states of a job as one table. An export runs and is done; an import is checked first, and writes only
 * what a user has confirmed. `again` is for a worker that died or failed: another one starts over. `resume` goes on
 * after the rows that an import of products has written.
 */
export const jobMoves = {
  start: { by: ['system'], from: ['waiting'], to: 'running' },
  check: { by: ['system'], from: ['running'], to: 'checked' },
  confirm: { by: ['shop'], from: ['checked'], to: 'confirmed' },
  write: { by: ['system'], from: ['confirmed'], to: 'writing' },
  finish: { by: ['system'], from: ['running', 'writing'], to: 'done' },
  again: { by: ['system'], from: ['running'], to: 'waiting' },
  writeAgain: { by: ['system'], from: ['writing'], to: 'confirmed' },
  fail: { by: ['system'], from: ['waiting', 'running', 'confirmed', 'writing'], to: 'failed' },
  cancel: { by: ['shop'], from: ['waiting', 'running', 'checked', 'confirmed', 'writing'], to: 'cancelled' },
  retry: { by: ['shop'], from: ['failed'], to: 'waiting' },
  resume: { by: ['shop'], from: ['failed'], to: 'confirmed' },
} as const satisfies Record<string, Rule>;
export type JobMove = keyof typeof jobMoves;

/** The permission that staff need to see and to run a kind of job that shops have. */
export const jobPermission = {
  orderExport: 'order.export',
  goodsExport: 'goods.edit',
  customerExport: 'order.export',
  priceImport: 'goods.price',
  goodsImport: 'goods.edit',
  stockCount: 'goods.edit',
} as const satisfies Record<Exclude<JobKind, ListKind>, Permission>;
export const shopJobKinds = Object.keys(jobPermission) as (keyof typeof jobPermission)[]; // keys of a const table

/**
 * The permissions that operators need to see a kind of the mall's own jobs, and to start, move and fetch it. The mall
 * imports no prices: its products have their own.
 */
export const mallJobPermission = {
  orderExport: { see: 'order.view', work: 'order.view' },
  goodsExport: { see: 'catalogue.view', work: 'catalogue.edit' },
  goodsImport: { see: 'catalogue.view', work: 'catalogue.edit' },
  stockCount: { see: 'catalogue.view', work: 'catalogue.edit' },
  memberExport: { see: 'member.view', work: 'member.view' },
  shopExport: { see: 'shop.view', work: 'shop.view' },
  promoterExport: { see: 'campaign.view', work: 'campaign.view' },
  withdrawalExport: { see: 'finance.view', work: 'finance.view' },
} as const satisfies Partial<Record<JobKind, Readonly<Record<'see' | 'work', OperatorPermission>>>>;
export type MallJobKind = keyof typeof mallJobPermission;
export const mallJobKinds = Object.keys(mallJobPermission) as MallJobKind[]; // keys of a const table

/** The job runs, or will run without anybody doing anything. */
export const underWay: readonly JobState[] = ['waiting', 'running', 'confirmed', 'writing'];

export const allowsJob = (move: JobMove, state: JobState): boolean => {
  const from: readonly JobState[] = jobMoves[move].from;
  return from.includes(state);
};

/** Limits of background jobs (decisions 2.18; reliability 2). */
export const shopJob = {
  mostRunning: 3,
  /** A download key opens a file once, within this many minutes. */
  keyMinutes: 10,
  fileDays: 7,
  rowDays: 30,
  /** An export with more lines is refused: it is the work of another program. */
  exportLines: 300_000,
  /** Of a list of the console: what a sheet holds, and its titles. */
  listRows: 1_000_000,
  exportIds: 1000,
  /** Up to this many orders are written while the user waits; more become a job. */
  atOnce: 200,
  importRows: 20_000,
  /** Also the most that an export of products has: what comes out can go in again. */
  importGoodsRows: 10_000,
  /** Products that are written in one transaction; between two of them an import can be cancelled. */
  batchRows: 100,
  /** Addresses of pictures in one list of products. */
  pictureAddresses: 2000,
  /** A zip file of pictures that comes with a list of products: its bytes, its entries, and all of them unpacked. */
  picturesBytes: 50 * 1024 * 1024,
  picturesEntries: 3000,
  picturesUnpacked: 100 * 1024 * 1024,
  /** How many problems of a file are stored, for the sheet that gives its rows back; the first ones are displayed. */
  keptProblems: 40_000,
  shownProblems: 3,
} as const;
