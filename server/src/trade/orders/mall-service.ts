import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import { dayInShanghai } from '../../platform/i18n/day.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { proposeAddress } from './address/propose-address.ts';
import { withdrawProposal } from './address/withdraw-proposal.ts';
import type { Arrived } from '../payments/confirm.ts';
import { addNote } from './add-note.ts';
import { endUnpaid, expireDue } from './end.ts';
import { historyOf } from './history.queries.ts';
import { listMallOrders } from './mall-list.queries.ts';
import { mallsOwn } from '../../platform/http/seller.ts';
import type { Orders, Who } from './move.ts';
import { notesOf } from './notes.queries.ts';
import { receiveOrder } from './receive.ts';
import { recordOrder } from './record.ts';
import { removeNote } from './remove-note.ts';
import { orderById } from './rows.queries.ts';
import { shipWhole } from './ship.ts';
import { toSellerDetail } from './shop-detail.ts';

type Detail = Output<'platformOrder.detail'>;

type Confirm = (tx: Tx, caller: Operator, arrived: Arrived) => Promise<void>;
type Reject = (tx: Tx, caller: Operator, input: Input<'platformOrder.rejectPayment'>) => Promise<void>;
type Parts = Orders & { answers: Answers; confirm: Confirm; reject: Reject };

/**
 * The mall's own orders, for its operators. Every query is bound to orders without a shop. Those whose time to
 * pay is over are left to the sweep: until it comes, an operator may still cancel them.
 */
export const createMallOrderService = ({ db, campaigns, answers, confirm, reject }: Parts) => {
  const detail = async (caller: Operator, id: string): Promise<Detail> => {
    const row = await orderById(db, mallsOwn, id);
    if (row === undefined) throw new Refusal('missing');
    const [history, notes] = await Promise.all([
      historyOf(db, id, { proofs: caller.operator.permissions.includes('finance.pay') }),
      notesOf(db, id),
    ]);
    return toSellerDetail(
      row,
      { history, notes },
      { side: 'operator', language: caller.language, memberId: caller.memberId, platformPrices: true },
    );
  };
  /** Moves an order, and records who did it. */
  const move = async (
    caller: Operator,
    id: string,
    action: `order.${string}`,
    told: Readonly<Record<string, unknown>>,
    work: (tx: Tx, who: Who) => Promise<void>,
  ): Promise<Detail> => {
    await inTransaction(db, async (tx) => {
      await work(tx, seller(caller));
      await noteOperator(tx, caller, action, `order:${id}`, { new: told });
    });
    return detail(caller, id);
  };

  return {
    list: (caller: Operator, filter: Input<'platformOrder.list'>): Promise<Output<'platformOrder.list'>> =>
      listMallOrders(db, caller.language, filter),

    detail,

    cancel: async (caller: Operator, { id, reason }: Input<'platformOrder.cancel'>): Promise<Detail> => {
      const order = await move(caller, id, 'order.cancel', { reason }, (tx, who) =>
        endUnpaid(tx, campaigns, id, { why: 'cancelled', scope: mallsOwn, who, reason }),
      );
      answers.raise('stock');
      return order;
    },

    confirmPayment: async (
      caller: Operator,
      { receivedOn, reference, ...arrived }: Input<'platformOrder.confirmPayment'>,
    ): Promise<Detail> => {
      if (receivedOn > dayInShanghai(clock.now())) throw new Refusal('payment.dayWrong');
      await expireDue({ db, campaigns }, mallsOwn, arrived.id);
      await inTransaction(db, (tx) =>
        confirm(tx, caller, { ...arrived, found: { received_on: receivedOn, reference } }),
      );
      answers.raise('stock');
      return detail(caller, arrived.id);
    },

    rejectPayment: async (caller: Operator, input: Input<'platformOrder.rejectPayment'>): Promise<Detail> => {
      await expireDue({ db, campaigns }, mallsOwn, input.id);
      await inTransaction(db, (tx) => reject(tx, caller, input));
      return detail(caller, input.id);
    },

    addNote: (caller: Operator, { id, text }: Input<'platformOrder.addNote'>): Promise<Detail> =>
      move(caller, id, 'order.addNote', {}, (tx) =>
        addNote(tx, id, { text, by: caller.memberId, scope: mallsOwn }),
      ),

    removeNote: async (caller: Operator, noteId: string): Promise<Detail> => {
      const id = await inTransaction(db, async (tx) => {
        const orderId = await removeNote(tx, noteId, { by: caller.memberId, ...mallsOwn });
        await noteOperator(tx, caller, 'order.removeNote', `order:${orderId}`);
        return orderId;
      });
      return detail(caller, id);
    },

    record: (caller: Operator, { id, ...plan }: Input<'platformOrder.record'>): Promise<Detail> =>
      move(caller, id, 'order.record', plan, (tx, who) => recordOrder(tx, id, plan, mallsOwn, who)),

    ship: (caller: Operator, { id, ...carried }: Input<'platformOrder.ship'>): Promise<Detail> => {
      const { carrier, receiptNo } = carried;
      return move(caller, id, 'order.ship', { carrier, receiptNo }, (tx, who) =>
        shipWhole(tx, id, carried, mallsOwn, who),
      );
    },

    proposeAddress: (caller: Operator, input: Input<'platformOrder.proposeAddress'>): Promise<Detail> =>
      move(caller, input.id, 'order.proposeAddress', {}, (tx) =>
        proposeAddress(tx, { caller, scope: mallsOwn }, input),
      ),

    withdrawAddress: (caller: Operator, id: string): Promise<Detail> =>
      move(caller, id, 'order.withdrawAddress', {}, (tx) =>
        withdrawProposal(tx, { caller, scope: mallsOwn }, id),
      ),

    receive: (caller: Operator, { id, note }: Input<'platformOrder.receive'>): Promise<Detail> =>
      move(caller, id, 'order.receive', { note }, (tx, who) => receiveOrder(tx, id, mallsOwn, who)),
  };
};

/**
 * The seller is the shop in an order's history, and here that is the mall, as where its operator decides
 * about a refund.
 */
const seller = (caller: Operator): Who => ({ actor: 'shop', actorId: caller.memberId });
