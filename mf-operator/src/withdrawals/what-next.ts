import { withdrawalMoves } from '@mall/contract/incentive/withdrawal';
import type { Withdrawal } from './useWithdrawals.ts';

export const canDecide = ({ status }: Pick<Withdrawal, 'status'>): boolean =>
  withdrawalMoves.approve.from.some((from) => from === status);

/** Approved, and in no batch. */
export const canBatch = ({ status, batch }: Pick<Withdrawal, 'status' | 'batch'>): boolean =>
  batch === null && withdrawalMoves.send.from.some((from) => from === status);
