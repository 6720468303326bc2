import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../../platform/audit/operator.ts';
import type { Tx } from '../../../platform/db/open.ts';
import type { Operator } from '../../../platform/http/caller.ts';
import type { PaymentPort } from '../port.ts';
import { moveByOperator } from './move-parked.ts';
import { type ParkedRow, parkedById } from './parked.queries.ts';
import { canSendBack } from './present.ts';
import { sendAway } from './send-parked.ts';

/**
 * An operator gives parked money back: the provider is to be asked, or it was sent by hand and leaves the books now.
 * Throws missing, parked.resolved, .amountUnknown, .notReturnable, refund.referenceMissing, .beingSent.
 */
export const returnParked = async (
  tx: Tx,
  ports: readonly PaymentPort[],
  caller: Operator,
  { id, by, reference, reason }: Input<'mallParked.payBack'>,
): Promise<void> => {
  if (by === 'hand' && reference === '') throw new Refusal('refund.referenceMissing');
  const held = await parkedById(tx, id);
  if (held === undefined) throw new Refusal('missing');
  if (held.amount === null) throw new Refusal('parked.amountUnknown');
  const moved =
    by === 'hand'
      ? await moveByOperator(tx, caller, { id, reason }, 'record', { reference, next_try_at: null })
      : await moveByOperator(tx, caller, { id, reason }, 'payBack');
  if (by === 'hand') await sendAway(tx, moved);
  else await expectReturnable(tx, ports, id);
  await noteReturn(tx, caller, moved, by);
};

/** Reads it anew, now that it is locked: what has paid an order meanwhile is that payment's. */
const expectReturnable = async (tx: Tx, ports: readonly PaymentPort[], id: string): Promise<void> => {
  const locked = await parkedById(tx, id);
  if (locked === undefined || !canSendBack(ports, locked)) throw new Refusal('parked.notReturnable');
};

const noteReturn = (tx: Tx, caller: Operator, moved: ParkedRow, by: 'provider' | 'hand'): Promise<void> =>
  noteOperator(tx, caller, 'payment.payBack', `parked:${moved.id}`, {
    new: { amount: moved.amount, currency: moved.currency, by, reference: moved.reference },
    reason: moved.reason,
    more: { provider: moved.provider, providerRef: moved.provider_ref },
  });
