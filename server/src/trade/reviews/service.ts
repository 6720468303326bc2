import { orderStatus } from '@mall/contract/trade/order';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Member } from '../../platform/http/caller.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { recordChange } from '../orders/move.ts';
import { requireFitting } from './parts.ts';
import { type Draft, lockReceived, mark, write } from './write.ts';

/** Reviews of received orders: once for each line (decisions 2.7). */
export const createReviewService = ({ db, answers }: { db: Db; answers: Answers }) => ({
  evaluate: async (caller: Member, draft: Draft): Promise<null> => {
    const ids = draft.lines.map((line) => line.lineId);
    if (new Set(ids).size < ids.length) throw new Refusal('request.invalid', { lines: 'request.invalid' });
    for (const line of draft.lines) requireFitting(line);
    const images = draft.lines.flatMap((line) => line.images ?? []);
    if (!(await ownsMedia(db, caller.memberId, images)))
      throw new Refusal('request.invalid', { images: 'request.invalid' });
    await inTransaction(db, async (tx) => {
      const order = await lockReceived(tx, caller, draft.orderId);
      await mark(tx, order.id, ids);
      await write(tx, caller, draft);
      await recordChange(
        tx,
        order.id,
        {
          actor: 'buyer',
          actorId: caller.memberId,
          from: orderStatus.received,
          to: orderStatus.received,
          note: 'reviewed',
        },
        messagesFor('order.reviewed', order, {}, `${order.id}:${ids[0]}`),
      );
    });
    answers.raise('reviews', 'catalogue');
    return null;
  },
});
