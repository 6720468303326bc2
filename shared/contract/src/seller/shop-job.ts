import type { Actor } from '../core/actor.ts';
import type { Permission } from '../core/permissions.ts';

/** Work of a shop that takes time: it goes on when its page is closed (docs/features/background-jobs.md). */
export const jobKinds = ['orderExport', 'priceImport', 'goodsImport'] as const;
export type JobKind = (typeof jobKinds)[number];

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
 * The life of such work as one table. An export runs and is done; an import is checked first, and writes only what somebody
 * has confirmed. `again` is a worker that died or stumbled: another one begins anew.
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
  cancel: { by: ['shop'], from: ['waiting', 'running', 'checked', 'confirmed'], to: 'cancelled' },
  retry: { by: ['shop'], from: ['failed'], to: 'waiting' },
} as const satisfies Record<string, Rule>;
export type JobMove = keyof typeof jobMoves;

/** What staff need to see and to do work of a kind. */
export const jobPermission = {
  orderExport: 'order.export',
  priceImport: 'goods.price',
  goodsImport: 'goods.edit',
} as const satisfies Record<JobKind, Permission>;

/** Somebody is at work, or will be without anybody doing anything. */
export const underWay: readonly JobState[] = ['waiting', 'running', 'confirmed', 'writing'];

export const allowsJob = (move: JobMove, state: JobState): boolean => {
  const from: readonly JobState[] = jobMoves[move].from;
  return from.includes(state);
};

/** Limits of work that takes time (decisions 2.18; reliability 2). */
export const shopJob = {
  mostRunning: 3,
  /** A key to a file opens it once, within so many minutes. */
  keyMinutes: 10,
  fileDays: 7,
  rowDays: 30,
  /** More lines than that are no export but another programme's work. */
  exportLines: 300_000,
  exportIds: 1000,
  /** Orders that are written at once while one waits; more become a job. */
  atOnce: 200,
  importRows: 20_000,
  importGoodsRows: 5000,
  /** Problems of a file that are kept; the first ones are shown. */
  keptProblems: 1000,
  shownProblems: 3,
} as const;
