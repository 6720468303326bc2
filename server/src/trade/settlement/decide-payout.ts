import type { Input } from '@mall/contract/operations';
import { payoutMoves, usualTerms } from '@mall/contract/trade/settlement';
import { Refusal } from '@mall/contract/core/refusals';
import { waitsInBatch } from '../../incentive/index.ts';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { leavingPayouts } from './leaving-payouts.ts';
import { movePayout } from './move-payout.ts';
import { lockPayout, type PayoutRow } from './payouts.queries.ts';
import { needsSecond } from './second.queries.ts';
import { termsAt } from './terms.queries.ts';

/**
 * The operator's step of one payout. What waits in a batch moves with that: it is looked for when the row is locked, as
 * those who make batches lock it. Throws payout.inBatch, .needsBatch, and the errors of `movePayout`.
 */
export const decidePayout = async (
  tx: Tx,
  caller: Operator,
  input: Input<'mallPayout.move'>,
): Promise<void> => {
  const { id, move, reason } = input;
  const held = await lockPayout(tx, id);
  if (held !== undefined && (await waitsInBatch(tx, leavingPayouts, id))) throw new Refusal('payout.inBatch');
  if (move === 'send' && held !== undefined) await mayLeaveAlone(tx, held);
  const { before, after } = await movePayout(tx, caller, input);
  await noteOperator(tx, caller, `payout.${move}`, `payout:${id}`, {
    old: { status: before.status },
    new: { status: after.status, reference: after.reference },
    reason,
  });
};

/** One that two approved may always; one that one approved as long as little left so on the day. */
const mayLeaveAlone = async (tx: Tx, payout: PayoutRow): Promise<void> => {
  const { amount, currency, shop_id, second_by, status } = payout;
  if (second_by !== null || !payoutMoves.send.from.some((from) => from === status)) return;
  const from = (await termsAt(tx, shop_id, clock.now()))?.second_from ?? usualTerms.secondFrom;
  if (await needsSecond(tx, { amount, currency, from })) throw new Refusal('payout.needsBatch');
};
