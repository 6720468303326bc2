import type { Item, Output } from '@mall/contract/operations';
import { useMutationOf } from '@mall/platform';

export type Batch = Item<'platformBatch.list'>;
export type BatchLine = Output<'platformBatch.detail'>['lines'][number];

/** What leaves together: by which operations, and where its pages are. */
export type BatchKind = {
  readonly ops: 'platformBatch' | 'payoutBatch';
  /** The list of what can leave, and that of its batches. */
  readonly listPath: string;
  readonly batchesPath: string;
  readonly batchPath: (id: string) => string;
  readonly payeePath: (id: string) => string;
};

const refreshes = [
  ...['platformWithdrawal.list', 'platformWithdrawal.days', 'platformBatch.list', 'platformBatch.detail'],
  ...['mallPayout.list', 'mallSettlement.shops', 'payoutBatch.list', 'payoutBatch.detail'],
  ...['operator.start', 'operatorLog.list'],
] as const;

/** What an operator does with batches of a kind. */
export const useBatchSteps = ({ ops }: BatchKind) => ({
  make: useMutationOf(`${ops}.create`, { refreshes }),
  move: useMutationOf(`${ops}.move`, { refreshes }),
  settle: useMutationOf(`${ops}.settle`, { refreshes }),
  file: useMutationOf(`${ops}.file`, { refreshes }),
});
