import type { Actor } from '../core/actor.ts';

/** Withdrawals that leave together, by one file for the bank (docs/decisions/089-withdrawals-in-batches.md). */
export const batchStatuses = ['draft', 'approved', 'sent', 'done', 'cancelled'] as const;
export type BatchStatus = (typeof batchStatuses)[number];

type Rule = { by: readonly (Actor | 'operator')[]; from: readonly BatchStatus[]; to: BatchStatus };

/** The states of a batch as one table. It is done when each of its withdrawals was paid or has failed. */
export const batchMoves = {
  approve: { by: ['operator'], from: ['draft'], to: 'approved' },
  cancel: { by: ['operator'], from: ['draft', 'approved'], to: 'cancelled' },
  send: { by: ['operator'], from: ['approved'], to: 'sent' },
  finish: { by: ['system'], from: ['sent'], to: 'done' },
} as const satisfies Record<string, Rule>;
/** What operators do with a whole batch. */
export const batchSteps = [
  'approve',
  'send',
  'cancel',
] as const satisfies readonly (keyof typeof batchMoves)[];
export type BatchStep = (typeof batchSteps)[number];

/** The file exists while the money is to be sent. */
export const batchesWithFile = ['approved', 'sent'] as const satisfies readonly BatchStatus[];

/** How a withdrawal stands in its batch; `left`: the batch was cancelled. */
export const batchLineStates = ['waiting', 'paid', 'failed', 'left'] as const;
export type BatchLineState = (typeof batchLineStates)[number];

export const batchLimits = { most: 200, reason: 200, reference: 80 } as const;
