import type { Actor } from '../core/actor.ts';
import type { PaymentMethod } from './payment.ts';

/** The providers whose files the mall can read (docs/decisions/088-providers-files.md). */
export const fileProviders = ['alipay', 'wechat', 'stripe'] as const satisfies readonly PaymentMethod[];
export type FileProvider = (typeof fileProviders)[number];

/** What a line of a provider's file is about. */
export const lineKinds = ['payment', 'refund', 'other'] as const;
export type LineKind = (typeof lineKinds)[number];

/** How a line compares with what the mall has booked; `missing` is the mall's and in no file. */
export const lineOutcomes = [
  'agrees',
  'amount',
  'currency',
  'unbooked',
  'unknown',
  'missing',
  'doubled',
  'provider',
  'unreadable',
  'other',
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** Nobody has to look at these. */
export const quietOutcomes = ['agrees', 'other'] as const satisfies readonly LineOutcome[];

/** Why a line is not counted. */
export const lineProblems = ['columns', 'time', 'day', 'amount', 'currency', 'reference', 'kind'] as const;
export type LineProblem = (typeof lineProblems)[number];

export const fileStatuses = ['reading', 'read', 'replaced', 'refused'] as const;
export type FileStatus = (typeof fileStatuses)[number];

type Rule = { by: readonly (Actor | 'operator')[]; from: readonly FileStatus[]; to: FileStatus };

/**
 * The states of a provider's file as one table. A day of a provider has one file that counts: a newer one replaces it when
 * it has been read. `again` compares the same file with what is booked by now.
 */
export const fileMoves = {
  finish: { by: ['system'], from: ['reading'], to: 'read' },
  refuse: { by: ['system'], from: ['reading'], to: 'refused' },
  replace: { by: ['system'], from: ['read'], to: 'replaced' },
  again: { by: ['operator'], from: ['read'], to: 'reading' },
} as const satisfies Record<string, Rule>;
export type FileMove = keyof typeof fileMoves;

/** Why a whole file is refused after it was taken. */
export const fileRefusals = ['otherDay', 'notItsFile', 'gone'] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** How a day of a provider stands. `quiet`: nothing was booked and no file came. */
export const dayStates = ['agrees', 'open', 'reading', 'none', 'quiet'] as const;
export type DayState = (typeof dayStates)[number];

export const reconciliationLimits = {
  reason: 200,
  atOnce: 100,
  /** Lines of a file, its comments and titles too. */
  rows: 100_000,
  /** Days that the file itself is kept; its lines stay. */
  fileDays: 90,
} as const;
