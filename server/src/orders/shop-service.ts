import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import { type Noted, recordAudit } from '../audit/record.ts';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Answers } from '../http/answers.ts';
import type { Staff } from '../http/caller.ts';
import { handOver } from '../delivery/steps.ts';
import { mayTakeBack } from '../payments/take-back.ts';
import { expireDue } from './end.ts';
import { hideOrder } from './hide.ts';
import { historyOf } from './history.ts';
import { listOrders } from './list.ts';
import type { Who } from './moves.ts';
import { toOrderDetail } from './present.ts';
import { recordOrder } from './record.ts';
import { orderById } from './rows.ts';
import { shipOrder } from './ship.ts';

type Detail = Output<'shopOrder.detail'>;
type Confirm = (tx: Tx, caller: Staff, input: Input<'shopOrder.confirmPayment'>) => Promise<void>;
type TakeBack = (tx: Tx, caller: Staff, input: Input<'shopOrder.takeBackPayment'>) => Promise<void>;
type Parts = { db: Db; answers: Answers; confirm: Confirm; takeBack: TakeBack };

/** A shop's orders, for its staff. Every query is bound to the shop of the session. */
export const createShopOrderService = ({ db, answers, confirm, takeBack }: Parts) => {
  const detail = async (caller: Staff, id: string): Promise<Detail> => {
    await expireDue(db, ours(caller), id);
    const row = await orderById(db, ours(caller), id);
    if (row === undefined) throw new Refusal('missing');
    const proofs = caller.staff.permissions.includes('order.confirm_payment');
    return toOrderDetail(row, await historyOf(db, id, { proofs }), {
      side: 'shop',
      language: caller.language,
      takesBack: mayTakeBack(caller),
    });
  };
  const change = async (caller: Staff, id: string, work: (tx: Tx) => Promise<void>): Promise<Detail> => {
    await inTransaction(db, work);
    return detail(caller, id);
  };

  return {
    list: (caller: Staff, filter: Input<'shopOrder.list'>): Promise<Output<'shopOrder.list'>> =>
      listOrders(db, ours(caller), { side: 'shop', language: caller.language }, filter),

    detail,

    remove: (caller: Staff, id: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        await hideOrder(tx, id, ours(caller));
        await noted(tx, caller, { action: 'order.hide', object: `order:${id}` });
        return null;
      }),

    confirmPayment: async (caller: Staff, input: Input<'shopOrder.confirmPayment'>): Promise<Detail> => {
      await expireDue(db, ours(caller), input.id);
      const order = await change(caller, input.id, (tx) => confirm(tx, caller, input));
      answers.raise('stock');
      return order;
    },

    takeBackPayment: async (caller: Staff, input: Input<'shopOrder.takeBackPayment'>): Promise<Detail> => {
      const order = await change(caller, input.id, (tx) => takeBack(tx, caller, input));
      answers.raise('stock');
      return order;
    },

    record: (caller: Staff, { id, ...plan }: Input<'shopOrder.record'>): Promise<Detail> =>
      change(caller, id, async (tx) => {
        await recordOrder(tx, id, plan, ours(caller), staff(caller));
        await noted(tx, caller, { action: 'order.record', object: `order:${id}`, new: plan });
      }),

    ship: (caller: Staff, input: Input<'shopOrder.ship'>): Promise<Detail> =>
      change(caller, input.id, (tx) => ship(tx, caller, input)),
  };
};

const ship = async (tx: Tx, caller: Staff, input: Input<'shopOrder.ship'>): Promise<void> => {
  const held = await orderById(tx, ours(caller), input.id);
  if (held?.status === 1) throw new Refusal('delivery.notReady');
  const order = await shipOrder(tx, input.id, input, ours(caller), staff(caller));
  if (!(await handOver(tx, order.id, input, caller.memberId))) throw new Refusal('delivery.notReady');
  const { carrier, receiptNo } = input;
  await noted(tx, caller, {
    action: 'order.ship',
    object: `order:${order.id}`,
    new: { carrier, receiptNo },
  });
};

const noted = (tx: Tx, caller: Staff, change: Noted): Promise<void> =>
  recordAudit(tx, caller, caller.staff.shopId, change);

export const ours = (caller: Staff) => ({ shopId: caller.staff.shopId });
export const staff = (caller: Staff): Who => ({ actor: 'shop', actorId: caller.memberId });
