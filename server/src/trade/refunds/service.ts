import type { Input, Output } from '@mall/contract/operations';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Member, Staff } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/idempotency.ts';
import { mallsOwn, type SellerScope } from '../../platform/http/seller.ts';
import type { Orders } from '../orders/move.ts';
import { askRefund } from './ask.ts';
import { decideRefund } from './decide.ts';
import { giveBack } from './give-back.ts';
import { toRefund } from './refund.present.ts';
import { withdraw } from './withdraw.ts';
import { waitingRefunds } from './queries.ts';

/** Refunds, for all three sides. */
export const createRefundService = ({ db, campaigns, answers }: Orders & { answers: Answers }) => {
  const decide = async (
    caller: Member,
    shopId: string | null,
    input: Input<'shopRefund.decide'>,
  ): Promise<null> => {
    await inTransaction(db, (tx) => decideRefund(tx, campaigns, caller, shopId, input));
    answers.raise('stock');
    return null;
  };
  const give = async (
    operation: 'shopRefund.give' | 'platformRefund.give',
    seller: { caller: Member; scope: SellerScope },
    input: Input<'shopRefund.give'>,
  ): Promise<null> => {
    await once(db, seller.caller, operation, input, async (tx) => {
      await giveBack(tx, campaigns, seller, input);
      return {};
    });
    answers.raise('stock');
    return null;
  };
  return {
    ask: (caller: Member, input: Input<'refund.ask'>): Promise<Output<'refund.ask'>> =>
      once(db, caller, 'refund.ask', input, async (tx) => ({ ids: await askRefund(tx, caller, input) })),

    withdraw: (caller: Member, id: string): Promise<null> =>
      inTransaction(db, (tx) => withdraw(tx, caller, id)),

    decideForShop: (caller: Staff, input: Input<'shopRefund.decide'>): Promise<null> =>
      decide(caller, caller.staff.shopId, input),

    decideForMall: (caller: Member, input: Input<'platformRefund.decide'>): Promise<null> =>
      decide(caller, null, input),

    giveForShop: (caller: Staff, input: Input<'shopRefund.give'>): Promise<null> =>
      give('shopRefund.give', { caller, scope: { shopId: caller.staff.shopId } }, input),

    giveForMall: (caller: Member, input: Input<'platformRefund.give'>): Promise<null> =>
      give('platformRefund.give', { caller, scope: mallsOwn }, input),

    waiting: async (paging: Input<'platformRefund.list'>): Promise<Output<'platformRefund.list'>> => {
      const { page, size } = paging;
      const rows = await waitingRefunds(db, paging);
      return {
        list: rows.map(({ refund, order_no: orderNo, secret }) => ({
          ...toRefund(refund, { side: 'operator', secret, left: 0 }),
          orderId: refund.order_id,
          orderNo,
        })),
        total: rows[0]?.total ?? 0,
        page,
        size,
      };
    },
  };
};
