import type { Tx } from '../../platform/db/open.ts';
import { noteOperator } from '../../platform/audit/operator.ts';

type Twice = { readonly id: string; readonly ref: string | null; readonly byHand: string };

/** A provider has sent what an operator had recorded as sent by hand: somebody has to ask for one of the two back. */
export const noteSentTwice = (
  tx: Tx,
  object: `order:${string}` | `parked:${string}`,
  { id, ref, byHand }: Twice,
): Promise<void> =>
  noteOperator(tx, { memberId: null }, 'payment.sentTwice', object, {
    old: { reference: byHand },
    new: { reference: ref },
    more: { id },
  });
