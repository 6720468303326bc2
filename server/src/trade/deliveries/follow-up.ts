import { isRecorded, orderStatus } from '@mall/contract/trade/order';
import { deliveryStatus } from '@mall/contract/trade/delivery';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { signedAddress } from '../../platform/media/private.ts';
import { openAddress } from '../../platform/sealed-fields/contact.ts';
import { forecastBasis } from './estimate.ts';
import { makeLink } from './make-link.ts';
import { lockDelivery } from './lock.queries.ts';
import { logOf } from './log.queries.ts';
import { addressText, iso, shopMoves, toDelivery } from './present.ts';
import { deliveryOfSeller, siblingsOf } from './rows.queries.ts';
import { changeDelivery } from './change.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { undoUntil } from './undo.ts';
import { linksOf } from './links.queries.ts';
import { revokeLinks } from './revoke-links.ts';
import { split } from './split.ts';

type Shown = Output<'delivery.show'>;
/** A seller, and whether they may change their deliveries. */
type Editor = Seller & { readonly mayEdit: boolean };

/** One delivery, followed up by its seller. Every query is bound to the seller's scope. */
export const createFollowUp = ({ db, publicUrl }: { db: Db; publicUrl: string }) => {
  const show = async ({ caller, scope, mayEdit }: Editor, id: string): Promise<Shown> => {
    const row = await deliveryOfSeller(db, id, scope);
    if (row === undefined) throw new Refusal('missing');
    const address = openAddress(row.address, row.order_id);
    const moves = mayEdit ? shopMoves(row) : [];
    const isOpen = mayEdit && isRecorded(row.order_status);
    return {
      ...toDelivery(row, caller.language),
      version: row.version,
      shop: row.shop ?? '',
      orderId: row.order_id,
      orderNo: row.no,
      customer: address.name,
      phone: address.phone,
      address: addressText(address),
      addressVersion: row.address_version,
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
  const changed = async (seller: Editor, id: string, work: (tx: Tx) => Promise<unknown>): Promise<Shown> => {
    await inTransaction(db, work);
    return show(seller, id);
  };

  return {
    show,

    change: (seller: Editor, input: Input<'delivery.change'>): Promise<Shown> =>
      changed(seller, input.id, (tx) => changeDelivery(tx, seller, input)),

    split: (seller: Editor, { id, lineIds }: Input<'delivery.split'>): Promise<Shown> =>
      changed(seller, id, async (tx) => {
        const delivery = await lockDelivery(tx, id, seller.scope);
        if (
          delivery.status !== deliveryStatus.recorded ||
          delivery.order.status !== orderStatus.awaitingShipment
        )
          throw new Refusal('delivery.notAllowed', { status: delivery.status });
        await split(tx, id, lineIds, seller.caller.memberId);
      }),

    makeLink: (seller: Seller, { id, days }: Input<'delivery.makeLink'>) =>
      inTransaction(db, async (tx) =>
        makeLink(tx, await lockDelivery(tx, id, seller.scope), seller, { days, publicUrl }),
      ),

    revokeLink: (seller: Editor, { id, linkId }: Input<'delivery.revokeLink'>): Promise<Shown> =>
      changed(seller, id, async (tx) => {
        await lockDelivery(tx, id, seller.scope);
        await revokeLinks(tx, seller, id, linkId);
      }),
  };
};
