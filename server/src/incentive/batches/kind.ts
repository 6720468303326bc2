import type { BatchLineState } from '@mall/contract/incentive/batch';
import type { PayoutMethod } from '@mall/contract/incentive/withdrawal';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';

/** A payment as a batch takes it. */
export type Payment = {
  readonly id: string;
  readonly method: PayoutMethod;
  readonly currency: string;
  /** Minor units, what is to be sent. */
  readonly net: number;
};

/** A payment of a batch, and what the bank said of it. */
export type BatchLine = Payment & {
  readonly no: string;
  readonly payee_id: string;
  readonly payee_name: string;
  readonly holder: string;
  /** Sealed. */
  readonly account: string;
  readonly account_end: string;
  readonly state: BatchLineState;
  readonly reference: string;
  readonly failed_because: string;
  readonly line_ended_at: Date | null;
};

/** What moves a payment of a batch, and what is said with it. */
export type Step = 'send' | 'settle' | 'fail';
export type Said = { readonly reference: string; readonly reason: string };

/**
 * What leaves in batches of its own: its context hands in its tables, and how one of it is locked, read and moved. The
 * rules of a batch are the same for each (docs/decisions/094-payouts-in-batches.md).
 */
export type Kind = {
  /** As the log calls it. */
  readonly name: 'withdrawal' | 'payout';
  readonly batches: 'withdrawal_batches' | 'payout_batches';
  readonly lines: 'withdrawal_batch_lines' | 'payout_batch_lines';
  /** The column of a line that names what is paid. */
  readonly item: 'withdrawal_id' | 'payout_id';
  /** Locks those of these that may be sent, in the order of their ids, as all who lock several do. */
  readonly lock: (tx: Tx, ids: readonly string[]) => Promise<Payment[]>;
  /** The payments of a batch, in the order in which they were asked for. */
  readonly read: (reader: Reader, batchId: string) => Promise<BatchLine[]>;
  readonly move: (tx: Tx, caller: Operator, id: string, step: Step, said: Said) => Promise<unknown>;
};
