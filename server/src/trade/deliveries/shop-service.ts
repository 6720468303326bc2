import { isRecorded, orderStatus } from '@mall/contract/trade/order';
import { deliveryStatus } from '@mall/contract/trade/delivery';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { signedAddress } from '../../platform/media/private.ts';
import { forecastBasis } from './estimate.ts';
import { makeLink } from './make-link.ts';
import { lockDelivery } from './lock.queries.ts';
import { logOf } from './log.queries.ts';
import { addressText, iso, shopMoves, toDelivery } from './present.ts';
import { deliveryOfShop, siblingsOf } from './rows.queries.ts';
import { changeDelivery } from './change.ts';
import { deliveryBoard, deliveryPeople, shopDeliveries } from './shop-list.queries.ts';
import { undoUntil } from './undo.ts';
import { linksOf } from './links.queries.ts';
import { revokeLinks } from './revoke-links.ts';
import { split } from './split.ts';

type Shown = Output<'delivery.show'>;

/** Delivery follow-up for a shop's staff. Every query is bound to the shop of the session. */
export const createDeliveryService = ({ db, publicUrl }: { db: Db; publicUrl: string }) => {
  const show = async (caller: Staff, id: string): Promise<Shown> => {
    const row = await deliveryOfShop(db, id, caller.staff.shopId);
    if (row === undefined) throw new Refusal('missing');
    const mayEdit = caller.staff.permissions.includes('delivery.edit');
    const moves = mayEdit ? shopMoves(row) : [];
    const isOpen = mayEdit && isRecorded(row.order_status);
    return {
      ...toDelivery(row, caller.language),
      version: row.version,
      shop: row.shop ?? '',
      orderId: row.order_id,
      orderNo: row.no,
      customer: row.address.name,
      phone: row.address.phone,
      address: addressText(row.address),
      remark: row.remark,
      noticeAt: iso(row.notice_at),
      productionDays: row.production_days,
      transitDays: row.transit_days,
      visitAt: iso(row.visit_at),
      arrivedAt: iso(row.arrived_at),
      basis: forecastBasis(row.status, row.notice_at),
      receiptPhoto: row.receipt_photo === '' ? null : signedAddress(row.secret, row.receipt_photo),
      siblings: await siblingsOf(db, row),
      log: await logOf(db, id, { language: caller.language, secret: row.secret }),
      moves,
      undoUntil: isOpen ? iso(await undoUntil(db, id, caller.memberId)) : null,
      links: await linksOf(db, id),
    };
  };
  const changed = async (caller: Staff, id: string, work: (tx: Tx) => Promise<unknown>): Promise<Shown> => {
    await inTransaction(db, work);
    return show(caller, id);
  };
  const locked = (tx: Tx, caller: Staff, id: string) => lockDelivery(tx, id, { shopId: caller.staff.shopId });

  return {
    show,
    list: (caller: Staff, filter: Input<'delivery.list'>) => shopDeliveries(db, caller, filter),
    board: (caller: Staff, filter: Input<'delivery.board'>) => deliveryBoard(db, caller, filter),
    people: (caller: Staff) => deliveryPeople(db, caller.staff.shopId),

    change: (caller: Staff, input: Input<'delivery.change'>): Promise<Shown> =>
      changed(caller, input.id, (tx) => changeDelivery(tx, caller, input)),

    split: (caller: Staff, { id, lineIds }: Input<'delivery.split'>): Promise<Shown> =>
      changed(caller, id, async (tx) => {
        const delivery = await locked(tx, caller, id);
        if (
          delivery.status !== deliveryStatus.recorded ||
          delivery.order.status !== orderStatus.awaitingShipment
        )
          throw new Refusal('delivery.notAllowed', { status: delivery.status });
        await split(tx, id, lineIds, caller.memberId);
      }),

    makeLink: (caller: Staff, { id, days }: Input<'delivery.makeLink'>) =>
      inTransaction(db, async (tx) =>
        makeLink(tx, await locked(tx, caller, id), caller, { days, publicUrl }),
      ),

    revokeLink: (caller: Staff, { id, linkId }: Input<'delivery.revokeLink'>): Promise<Shown> =>
      changed(caller, id, async (tx) => {
        await locked(tx, caller, id);
        await revokeLinks(tx, caller, id, linkId);
      }),
  };
};
