import { orderStatus } from '@mall/contract/trade/order';
import { type DeliveryMove, deliveryMoves, deliveryStatus, moveBetween } from '@mall/contract/trade/delivery';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { changesBetween, recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { shipOrder } from '../orders/ship.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { endClaim, handIn, submissionOf } from './hand-in.ts';
import { type Locked, lockDelivery } from './lock.queries.ts';
import { moveDelivery, reforecast, type Taker } from './move.ts';
import { notifyRisk } from './notify-risk.ts';
import { undoStep } from './undo.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { clock } from '../../platform/clock/clock.ts';

type Change = Input<'delivery.change'>;

/**
 * Changes a delivery for its seller: first its plan, then one step, then a settled claim. All of it or nothing.
 */
export const changeDelivery = async (tx: Tx, seller: Seller, change: Change): Promise<void> => {
  const delivery = await lockDelivery(tx, change.id, seller.scope);
  if (change.version !== undefined && change.version !== delivery.version)
    throw new Refusal('delivery.changedMeanwhile', { version: delivery.version });
  const before = await stateOf(tx, delivery.id);
  await expectOwnPictures(tx, seller, change);
  await plan(tx, delivery, change);
  if (change.step === 'undo') await undoStep(tx, delivery, seller.caller.memberId);
  else if (change.step !== undefined) await step(tx, delivery, change, change.step, seller);
  if (change.settled !== undefined && !(await endClaim(tx, delivery.id, change.settled)))
    throw new Refusal('delivery.notAllowed', { status: delivery.status });
  await notifyRisk(tx, delivery.id);
  const changes = changesBetween(before, await stateOf(tx, delivery.id));
  if (changes !== null)
    await recordAudit(tx, seller.caller, seller.scope.shopId, {
      action: 'delivery.change',
      object: `delivery:${delivery.id}`,
      ...changes,
    });
};

/** Nobody may use pictures that somebody else uploaded. */
const expectOwnPictures = async (
  tx: Tx,
  { caller: { memberId } }: Seller,
  { photos = [], receiptPhoto = '' }: Change,
): Promise<void> => {
  if (!(await ownsMedia(tx, memberId, photos)))
    throw new Refusal('request.invalid', { photos: 'request.invalid' });
  if (receiptPhoto !== '' && !(await ownsMedia(tx, memberId, [receiptPhoto])))
    throw new Refusal('request.invalid', { receiptPhoto: 'request.invalid' });
};

/** The data of a delivery in the list of changes. */
const stateOf = async (tx: Tx, id: string) => {
  const row = await tx
    .selectFrom('deliveries')
    .select([
      'status',
      'urgent',
      'notice_at',
      'production_days',
      'transit_days',
      'expected_at',
      'visit_at',
      'carrier',
      'receipt_no',
      'receipt_photo',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    step: row.status,
    urgent: row.urgent,
    noticeAt: row.notice_at?.toISOString() ?? null,
    productionDays: row.production_days,
    transitDays: row.transit_days,
    carrier: row.carrier,
    receiptNo: row.receipt_no,
    receiptPhoto: row.receipt_photo,
    visitAt: row.visit_at?.toISOString() ?? null,
    expectedAt: row.expected_at?.toISOString() ?? null,
  };
};

const plan = async (tx: Tx, { id, status }: Locked, change: Change): Promise<void> => {
  const { attribute, noticeAt, productionDays, transitDays, carrier, receiptNo, receiptPhoto } = change;
  const set = {
    ...(attribute === undefined ? {} : { urgent: attribute === 'urgent' }),
    ...(noticeAt === undefined ? {} : { notice_at: new Date(noticeAt) }),
    ...(productionDays === undefined ? {} : { production_days: productionDays }),
    ...(transitDays === undefined ? {} : { transit_days: transitDays }),
    ...(carrier === undefined ? {} : { carrier }),
    ...(receiptNo === undefined ? {} : { receipt_no: receiptNo }),
    ...(receiptPhoto === undefined ? {} : { receipt_photo: receiptPhoto }),
  };
  if (Object.keys(set).length === 0) return;
  if (status === deliveryStatus.accepted) throw new Refusal('delivery.notAllowed', { status });
  await tx.updateTable('deliveries').set(set).where('id', '=', id).execute();
  await reforecast(tx, id);
};

const step = async (
  tx: Tx,
  delivery: Locked,
  change: Change,
  wanted: Exclude<NonNullable<Change['step']>, 'undo'>,
  seller: Seller,
): Promise<void> => {
  const move = moveBetween(delivery.status, deliveryStatus[wanted]);
  if (move === undefined) throw new Refusal('delivery.notAllowed', { status: delivery.status });
  const taker: Taker = { actor: 'shop', by: seller.caller.memberId };
  if (move === 'accept' || move === 'refuse') return handInForShop(tx, delivery, change, move, taker);
  if (move === 'depart') await leave(tx, delivery, change, seller);
  const visitAt = change.visitAt === undefined ? null : new Date(change.visitAt);
  await moveDelivery(tx, delivery.id, move, {
    ...taker,
    note: change.note,
    photos: change.photos ?? [],
    visitAt,
  });
  if (move === 'retry')
    await sql`update claims set status = 'scheduled' where delivery_id = ${delivery.id} and status = 'open'`.execute(
      tx,
    );
  if (deliveryMoves[move].to === deliveryStatus.installing) await tellVisit(tx, delivery, visitAt);
};

/** The first departure ships the order; a later one has its own message. None leaves by an address from before a change. */
const leave = async (tx: Tx, delivery: Locked, change: Change, seller: Seller): Promise<void> => {
  const { order } = delivery;
  const carrier = change.carrier ?? delivery.carrier;
  const receiptNo = change.receiptNo ?? delivery.receiptNo;
  if (carrier === '' || receiptNo === '') throw new Refusal('delivery.carrierMissing');
  if (change.addressVersion !== undefined && change.addressVersion !== order.addressVersion)
    throw new Refusal('order.addressChanged');
  if (order.status === orderStatus.awaitingShipment) {
    const who = { actor: 'shop', actorId: seller.caller.memberId } as const;
    await shipOrder(tx, order.id, { carrier, receiptNo, note: change.note }, seller.scope, who);
    return;
  }
  const news = messagesFor('delivery.inTransit', order, { carrier, receiptNo }, delivery.id);
  await sendMessages(tx, news);
};

const tellVisit = async (tx: Tx, { id, order, refusals }: Locked, visitAt: Date | null): Promise<void> => {
  const date = (visitAt ?? clock.now()).toISOString();
  await sendMessages(tx, messagesFor('delivery.installing', order, { date }, `${id}:${refusals}:${date}`));
};

const handInForShop = async (
  tx: Tx,
  delivery: Locked,
  change: Change,
  move: Extract<DeliveryMove, 'accept' | 'refuse'>,
  taker: Taker,
): Promise<void> => {
  const { items, signature, signedBy, reason } = change.form ?? {
    items: [],
    signature: '',
    signedBy: '',
    reason: '',
  };
  const form = {
    result: move === 'accept' ? 'accepted' : 'refused',
    items,
    signature,
    signedBy,
    reason: reason === '' ? change.note : reason,
    photos: change.photos ?? [],
    signedAt: clock.now(),
  } as const;
  await handIn(tx, delivery, form, submissionOf(`shop-${newId()}`, form), taker);
};
