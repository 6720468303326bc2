import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { historyOf } from './history.queries.ts';
import { listMallOrders } from './mall-list.queries.ts';
import { mallsOwn, type Who } from './move.ts';
import { receiveOrder } from './receive.ts';
import { recordOrder } from './record.ts';
import { orderById } from './rows.queries.ts';
import { shipWhole } from './ship.ts';
import { toSellerDetail } from './shop-detail.ts';

type Detail = Output<'platformOrder.detail'>;

/**
 * The mall's own orders, for its operators. Every query is bound to orders without a shop. None of this is
 * about unpaid orders, so those whose time is over are left to the sweep.
 */
export const createMallOrderService = ({ db }: { db: Db }) => {
  const detail = async (caller: Member, id: string): Promise<Detail> => {
    const row = await orderById(db, mallsOwn, id);
    if (row === undefined) throw new Refusal('missing');
    const history = await historyOf(db, id, { proofs: false });
    return toSellerDetail(row, history, {
      side: 'operator',
      language: caller.language,
      platformPrices: true,
    });
  };
  /** Moves an order, and records who did it. */
  const move = async (
    caller: Member,
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
    list: (caller: Member, filter: Input<'platformOrder.list'>): Promise<Output<'platformOrder.list'>> =>
      listMallOrders(db, caller.language, filter),

    detail,

    record: (caller: Member, { id, ...plan }: Input<'platformOrder.record'>): Promise<Detail> =>
      move(caller, id, 'order.record', plan, (tx, who) => recordOrder(tx, id, plan, mallsOwn, who)),

    ship: (caller: Member, { id, ...carried }: Input<'platformOrder.ship'>): Promise<Detail> => {
      const { carrier, receiptNo } = carried;
      return move(caller, id, 'order.ship', { carrier, receiptNo }, (tx, who) =>
        shipWhole(tx, id, carried, mallsOwn, who),
      );
    },

    receive: (caller: Member, { id, note }: Input<'platformOrder.receive'>): Promise<Detail> =>
      move(caller, id, 'order.receive', { note }, (tx, who) => receiveOrder(tx, id, mallsOwn, who)),
  };
};

/**
 * The seller is the shop in an order's history, and here that is the mall, as where its operator decides
 * about a refund.
 */
const seller = (caller: Member): Who => ({ actor: 'shop', actorId: caller.memberId });
