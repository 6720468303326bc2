import { Refusal } from '@mall/contract/core/refusals';
import { clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/open.ts';
import { lockQuestion } from './questions.queries.ts';

type Closed = { readonly shopId: string; readonly period: string };

/** Either side closes a question; a shop its own alone. Throws missing, question.closed. */
export const closeQuestion = async (
  tx: Tx,
  { id, by, shopId }: { id: string; by: string; shopId: string | null },
): Promise<Closed> => {
  const held = await lockQuestion(tx, id, shopId);
  if (held === undefined) throw new Refusal('missing');
  if (held.status === 'closed') throw new Refusal('question.closed');
  await tx
    .updateTable('statement_questions')
    .set({ status: 'closed', closed_by: by, closed_at: clock.now() })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
  return { shopId: held.shop_id, period: held.period };
};
