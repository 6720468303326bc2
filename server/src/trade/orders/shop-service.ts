import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { reads } from '@mall/contract/core/permissions';
import { type Noted, recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { proposeAddress } from './address/propose-address.ts';
import { withdrawProposal } from './address/withdraw-proposal.ts';
import { mayRevoke } from '../payments/revoke.ts';
import { endUnpaid, expireDue } from './end.ts';
import { hideMany, hideOrder } from './hide.ts';
import { historyOf } from './history.queries.ts';
import type { Orders, Who } from './move.ts';
import { addNote } from './add-note.ts';
import { recordOrder } from './record.ts';
import { orderById, type OrderRow, ordersByIds } from './rows.queries.ts';
import { shipWhole } from './ship.ts';
import { toSellerDetail } from './shop-detail.ts';
import { listShopOrders } from './shop-list.ts';
import { notesOf } from './notes.queries.ts';
import { removeNote } from './remove-note.ts';

type Detail = Output<'shopOrder.detail'>;
type Confirm = (tx: Tx, caller: Staff, input: Input<'shopOrder.confirmPayment'>) => Promise<void>;
type Revoke = (tx: Tx, caller: Staff, input: Input<'shopOrder.takeBackPayment'>) => Promise<void>;
type Parts = Orders & { answers: Answers; confirm: Confirm; revoke: Revoke };

/** A shop's orders, for its staff. Every query is bound to the shop of the session. */
export const createShopOrderService = ({ answers, confirm, revoke, ...orders }: Parts) => {
  const { db, campaigns } = orders;
  const detail = async (caller: Staff, id: string): Promise<Detail> => {
    await expireDue(orders, ours(caller), id);
    const row = await orderById(db, ours(caller), id);
    if (row === undefined) throw new Refusal('missing');
    return shown(caller, row);
  };
  const shown = async (caller: Staff, row: OrderRow): Promise<Detail> => {
    const proofs = caller.staff.permissions.includes('order.confirm_payment');
    const [history, notes] = await Promise.all([historyOf(db, row.id, { proofs }), notesOf(db, row.id)]);
    return toSellerDetail(
      row,
      { history, notes },
      {
        side: 'shop',
        language: caller.language,
        memberId: caller.memberId,
        mayRevoke: mayRevoke(caller),
        platformPrices: reads.platformPrice(caller.staff.permissions),
      },
    );
  };
  const change = async (caller: Staff, id: string, work: (tx: Tx) => Promise<void>): Promise<Detail> => {
    await inTransaction(db, work);
    return detail(caller, id);
  };

  return {
    list: (caller: Staff, filter: Input<'shopOrder.list'>): Promise<Output<'shopOrder.list'>> =>
      listShopOrders(orders, caller.staff.shopId, caller.language, filter),

    detail,

    slips: async (caller: Staff, ids: readonly string[]): Promise<Output<'shopOrder.slips'>> => {
      const rows = await ordersByIds(db, ours(caller), ids);
      return { list: await Promise.all(rows.map((row) => shown(caller, row))) };
    },

    hide: (caller: Staff, { ids, hidden }: Input<'shopOrder.hide'>): Promise<Output<'shopOrder.hide'>> =>
      inTransaction(db, async (tx) => {
        const changed = await hideMany(tx, caller.staff.shopId, ids, hidden);
        for (const id of changed)
          await noted(tx, caller, { action: hidden ? 'order.hide' : 'order.restore', object: `order:${id}` });
        return { ids: changed };
      }),

    cancel: async (caller: Staff, { id, reason }: Input<'shopOrder.cancel'>): Promise<Detail> => {
      const order = await change(caller, id, async (tx) => {
        await endUnpaid(tx, campaigns, id, {
          why: 'cancelled',
          scope: ours(caller),
          who: staff(caller),
          reason,
        });
        await noted(tx, caller, { action: 'order.cancel', object: `order:${id}`, new: { reason } });
      });
      answers.raise('stock');
      return order;
    },

    addNote: (caller: Staff, { id, text }: Input<'shopOrder.addNote'>): Promise<Detail> =>
      change(caller, id, (tx) => addNote(tx, id, { text, by: caller.memberId, scope: ours(caller) })),

    removeNote: async (caller: Staff, noteId: string): Promise<Detail> => {
      const who = { by: caller.memberId, ...ours(caller) };
      return detail(caller, await inTransaction(db, (tx) => removeNote(tx, noteId, who)));
    },

    remove: (caller: Staff, id: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        await hideOrder(tx, id, ours(caller));
        await noted(tx, caller, { action: 'order.hide', object: `order:${id}` });
        return null;
      }),

    confirmPayment: async (caller: Staff, input: Input<'shopOrder.confirmPayment'>): Promise<Detail> => {
      await expireDue(orders, ours(caller), input.id);
      const order = await change(caller, input.id, (tx) => confirm(tx, caller, input));
      answers.raise('stock');
      return order;
    },

    revokePayment: async (caller: Staff, input: Input<'shopOrder.takeBackPayment'>): Promise<Detail> => {
      const order = await change(caller, input.id, (tx) => revoke(tx, caller, input));
      answers.raise('stock');
      return order;
    },

    record: (caller: Staff, { id, ...plan }: Input<'shopOrder.record'>): Promise<Detail> =>
      change(caller, id, async (tx) => {
        await recordOrder(tx, id, plan, ours(caller), staff(caller));
        await noted(tx, caller, { action: 'order.record', object: `order:${id}`, new: plan });
      }),

    proposeAddress: (caller: Staff, input: Input<'shopOrder.proposeAddress'>): Promise<Detail> =>
      change(caller, input.id, async (tx) => {
        await proposeAddress(tx, { caller, scope: ours(caller) }, input);
        await noted(tx, caller, { action: 'order.proposeAddress', object: `order:${input.id}` });
      }),

    withdrawAddress: (caller: Staff, id: string): Promise<Detail> =>
      change(caller, id, async (tx) => {
        await withdrawProposal(tx, { caller, scope: ours(caller) }, id);
        await noted(tx, caller, { action: 'order.withdrawAddress', object: `order:${id}` });
      }),

    ship: (caller: Staff, input: Input<'shopOrder.ship'>): Promise<Detail> =>
      change(caller, input.id, async (tx) => {
        const { id, carrier, receiptNo } = input;
        await shipWhole(tx, id, input, ours(caller), staff(caller));
        await noted(tx, caller, {
          action: 'order.ship',
          object: `order:${id}`,
          new: { carrier, receiptNo },
        });
      }),
  };
};

const noted = (tx: Tx, caller: Staff, change: Noted): Promise<void> =>
  recordAudit(tx, caller, caller.staff.shopId, change);

export const ours = (caller: Staff) => ({ shopId: caller.staff.shopId });
export const staff = (caller: Staff): Who => ({ actor: 'shop', actorId: caller.memberId });
