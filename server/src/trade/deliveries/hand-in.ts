import { orderStatus } from '@mall/contract/trade/order';
import { createHash } from 'node:crypto';
import {
  deliveryLimits,
  type DeliveryNeed,
  deliveryStatus,
  formLacks,
  type ItemState,
} from '@mall/contract/trade/delivery';
import { Refusal, type RefusalKey } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { receiveOrder } from '../orders/receive.ts';
import type { Locked } from './lock.queries.ts';
import { moveDelivery, type Taker } from './move.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';

export type Handed = {
  readonly result: 'accepted' | 'refused';
  readonly items: readonly { readonly lineId: string; readonly state: ItemState; readonly note: string }[];
  readonly photos: readonly string[];
  readonly signature: string;
  readonly signedBy: string;
  readonly signedAt: Date;
  readonly reason: string;
};

/** A submission by its key: the same key and the same content are the same submission. */
export type Submission = { readonly key: string; readonly hash: string };
export const submissionOf = (key: string, said: unknown): Submission => ({
  key,
  hash: createHash('sha256').update(JSON.stringify(said)).digest('hex'),
});

/** Whether this was submitted before. Throws idempotency.mismatch when the key belongs to another form. */
export const wasHandedIn = async (
  tx: Tx,
  deliveryId: string,
  { key, hash }: Submission,
): Promise<boolean> => {
  const first = await tx
    .selectFrom('delivery_forms')
    .select('request_hash')
    .where('delivery_id', '=', deliveryId)
    .where('once_key', '=', key)
    .executeTakeFirst();
  if (first === undefined) return false;
  if (first.request_hash !== hash) throw new Refusal('idempotency.mismatch');
  return true;
};

const lackedBy: Record<DeliveryNeed, RefusalKey> = {
  remarks: 'delivery.remarkMissing',
  photos: 'delivery.photosMissing',
  signature: 'delivery.signatureMissing',
  reason: 'delivery.reasonMissing',
  tries: 'delivery.tooManyTries',
};

/**
 * Submits a form for a locked delivery: it is stored as it was signed, the delivery is accepted or not. The
 * last acceptance of an order is its receipt; a refusal opens a claim (decisions 2.16). Returns the form's
 * id.
 */
export const handIn = async (
  tx: Tx,
  delivery: Locked,
  form: Handed,
  { key, hash }: Submission,
  taker: Taker,
): Promise<string> => {
  const move = form.result === 'accepted' ? 'accept' : 'refuse';
  const [lack] = formLacks(move, form);
  if (lack !== undefined) throw new Refusal(lackedBy[lack], { min: deliveryLimits.minPhotos });
  await expectItems(tx, delivery.id, form);
  const id = newId();
  await tx
    .insertInto('delivery_forms')
    .values({
      id,
      delivery_id: delivery.id,
      actor: taker.actor,
      by: taker.by,
      result: form.result,
      items: json(form.items),
      photos: json(form.photos),
      signature: form.signature,
      signed_by: form.signedBy,
      signed_at: form.signedAt,
      reason: form.reason,
      once_key: key,
      request_hash: hash,
    })
    .execute();
  await moveDelivery(tx, delivery.id, move, { ...taker, formId: id, note: form.reason });
  await endClaim(tx, delivery.id, '');
  if (move === 'accept') await settle(tx, delivery, form);
  else await openClaim(tx, delivery, id, form);
  return id;
};

/** The form must contain every piece of the delivery, and no other. */
const expectItems = async (tx: Tx, deliveryId: string, { items }: Handed): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select line_id as id from delivery_lines where delivery_id = ${deliveryId}`.execute(tx);
  const said = new Set(items.map(({ lineId }) => lineId));
  const isWhole =
    items.length === rows.length && said.size === rows.length && rows.every(({ id }) => said.has(id));
  if (!isWhole) throw new Refusal('delivery.itemsDiffer');
};

const settle = async (tx: Tx, { id, order }: Locked, form: Handed): Promise<void> => {
  await sendMessages(tx, messagesFor('delivery.accepted', order, { name: form.signedBy }, id));
  const { rows } = await sql`
    select 1 from deliveries where order_id = ${order.id} and status <> ${literal(deliveryStatus.accepted)}
      limit 1`.execute(tx);
  if (rows.length === 0 && order.status === orderStatus.shipped)
    await receiveOrder(tx, order.id, 'system', { actor: 'system', actorId: null });
};

const openClaim = async (tx: Tx, { id, order }: Locked, formId: string, form: Handed): Promise<void> => {
  await tx
    .insertInto('claims')
    .values({
      id: newId(),
      delivery_id: id,
      form_id: formId,
      reason: form.reason,
      photos: json(form.photos),
    })
    .execute();
  await sendMessages(
    tx,
    messagesFor('delivery.notAccepted', order, { reason: form.reason }, `${id}:${formId}`),
  );
};

/** Settles the unsettled claim, if there is one, with this text. True when there was one. */
export const endClaim = async (tx: Tx, deliveryId: string, note: string): Promise<boolean> => {
  const { rows } = await sql`
    update claims set status = 'resolved', resolved_at = now(), note = ${note}
    where delivery_id = ${deliveryId} and status <> 'resolved' returning id`.execute(tx);
  return rows.length > 0;
};
