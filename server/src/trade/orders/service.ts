import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Member } from '../../platform/http/caller.ts';
import { answerAddress } from './address/answer-address.ts';
import { changeAddress } from './address/change-address.ts';
import { endUnpaid, expireDue } from './end.ts';
import { hideOrder } from './hide.ts';
import { historyOf } from './history.queries.ts';
import { listOrders } from './list.ts';
import type { Orders, Who } from './move.ts';
import { toOrderDetail } from './present.ts';
import { receiveOrder } from './receive.ts';
import { orderById } from './rows.queries.ts';

/** What buyers see of their orders and do with them after they placed them. */
export const createOrderService = ({ answers, ...orders }: Orders & { answers: Answers }) => ({
  list: (caller: Member, filter: Input<'order.list'>): Promise<Output<'order.list'>> =>
    listOrders(orders, mine(caller), { side: 'buyer', language: caller.language }, filter),

  detail: async (caller: Member, id: string): Promise<Output<'order.detail'>> => {
    await expireDue(orders, mine(caller), id);
    const row = await orderById(orders.db, mine(caller), id);
    if (row === undefined) throw new Refusal('missing');
    return toOrderDetail(row, await historyOf(orders.db, id, { proofs: true }), {
      side: 'buyer',
      language: caller.language,
    });
  },

  cancel: async (caller: Member, id: string): Promise<null> => {
    await inTransaction(orders.db, (tx) =>
      endUnpaid(tx, orders.campaigns, id, { why: 'cancelled', scope: mine(caller), who: buyer(caller) }),
    );
    answers.raise('stock');
    return null;
  },

  changeAddress: (caller: Member, input: Input<'order.changeAddress'>): Promise<null> =>
    inTransaction(orders.db, async (tx) => {
      await changeAddress(tx, caller, input);
      return null;
    }),

  answerAddress: (caller: Member, input: Input<'order.answerAddress'>): Promise<null> =>
    inTransaction(orders.db, async (tx) => {
      await answerAddress(tx, caller, input);
      return null;
    }),

  receive: (caller: Member, id: string): Promise<null> =>
    inTransaction(orders.db, async (tx) => {
      await receiveOrder(tx, id, mine(caller), buyer(caller));
      return null;
    }),

  remove: (caller: Member, id: string): Promise<null> =>
    inTransaction(orders.db, (tx) => hideOrder(tx, id, mine(caller))),
});

export const mine = (caller: Member) => ({ userId: caller.memberId });
export const buyer = (caller: Member): Who => ({ actor: 'buyer', actorId: caller.memberId });
