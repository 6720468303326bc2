import { orderStatus } from '@mall/contract/trade/order';
import {
  type DeliveryActor,
  deliveryLimits,
  type DeliveryMove,
  deliveryMoves,
  type DeliveryNeed,
  type DeliveryStatus,
  deliveryStatus,
} from '@mall/contract/trade/delivery';
import { Refusal } from '@mall/contract/core/refusals';
import { type RawBuilder, sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { expectedAt, forecast, type Plan } from './estimate.ts';
import { clock } from '../../platform/clock/clock.ts';

/** Who takes a step: staff by their member's id, an installer by their link's. */
export type Taker = { readonly actor: DeliveryActor; readonly by: string | null };
type Taken = Taker & {
  readonly note?: string;
  readonly photos?: readonly string[];
  readonly formId?: string;
  readonly visitAt?: Date | null;
};

/** The delivery of a recorded order with all its pieces; returns when it is expected. */
export const openDelivery = async (
  tx: Tx,
  orderId: string,
  plan: Plan,
  by: string | null,
): Promise<{ id: string; expected: Date }> => {
  const id = newId();
  const notice = clock.now();
  const status = deliveryStatus.recorded;
  const expected = expectedAt(notice, plan);
  await tx
    .insertInto('deliveries')
    .values({
      id,
      order_id: orderId,
      status,
      urgent: plan.urgent,
      production_days: plan.productionDays,
      transit_days: plan.transitDays,
      notice_at: notice,
      expected_at: expected,
    })
    .execute();
  await sql`insert into delivery_lines (line_id, delivery_id)
    select id, ${id} from order_lines where order_id = ${orderId}`.execute(tx);
  await addStep(tx, id, status, { actor: by === null ? 'system' : 'shop', by });
  return { id, expected };
};

/** The SQL of each need of the table: part of the move's WHERE clause. */
const needed: Record<DeliveryNeed, (formId: string) => RawBuilder<boolean>> = {
  remarks: (id) =>
    ofForm(
      id,
      sql`not exists (select 1 from jsonb_array_elements(f.items) i where i->>'state' <> 'ok' and i->>'note' = '')`,
    ),
  photos: (id) => ofForm(id, sql`jsonb_array_length(f.photos) >= ${deliveryLimits.minPhotos}::int`),
  signature: (id) => ofForm(id, sql`f.signed_by <> ''`),
  reason: (id) => ofForm(id, sql`f.reason <> ''`),
  tries: () => sql<boolean>`refusals <= ${deliveryLimits.retries}::int`,
};
const ofForm = (id: string, holds: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from delivery_forms f where f.id = ${id} and f.delivery_id = deliveries.id
    and ${holds})`;

/**
 * Moves a delivery by one row of the table of `@mall/contract/trade/delivery`: its `from` and `needs` are the
 * WHERE clause, so of two moves at once only one wins. The delivery's order must be locked. Throws
 * delivery.notAllowed with the status it has.
 */
export const moveDelivery = async (
  tx: Tx,
  deliveryId: string,
  move: DeliveryMove,
  taken: Taken,
): Promise<void> => {
  const { by, from, to, needs } = deliveryMoves[move];
  const mayMove: readonly DeliveryActor[] = by;
  if (!mayMove.includes(taken.actor)) throw new Refusal('delivery.notAllowed');
  const arrives = to === deliveryStatus.installing;
  const { rows } = await sql<{ id: string }>`
    update deliveries set status = ${to},
      refusals = refusals + ${move === 'refuse' ? 1 : 0}::int,
      visit_at = ${arrives ? (taken.visitAt ?? null) : sql`visit_at`},
      arrived_at = ${arrives ? sql`coalesce(arrived_at, now())` : sql`arrived_at`}
    where id = ${deliveryId} and status = any(${[...from]}::smallint[])
      and exists (select 1 from orders o where o.id = deliveries.order_id
        and o.status between ${literal(orderStatus.awaitingShipment)} and ${literal(orderStatus.received)})
      and ${sql.join([sql`true`, ...needs.map((need) => needed[need](taken.formId ?? ''))], sql` and `)}
    returning id`.execute(tx);
  if (rows.length === 0) await refuseMove(tx, deliveryId, move);
  await addStep(tx, deliveryId, to, taken);
  await reforecast(tx, deliveryId);
};

const refuseMove = async (tx: Tx, deliveryId: string, move: DeliveryMove): Promise<never> => {
  const held = await tx
    .selectFrom('deliveries')
    .select(['status', 'refusals'])
    .where('id', '=', deliveryId)
    .executeTakeFirst();
  if (held === undefined) throw new Refusal('missing');
  if (move === 'retry' && held.refusals > deliveryLimits.retries)
    throw new Refusal('delivery.tooManyTries', { max: deliveryLimits.retries });
  throw new Refusal('delivery.notAllowed', { status: held.status });
};

/** Sets the expected day of a locked delivery to what is known now. */
export const reforecast = async (tx: Tx, deliveryId: string): Promise<void> => {
  const { rows } = await sql<Parameters<typeof forecast>[0]>`
    select d.status, d.urgent, d.production_days as "productionDays", d.transit_days as "transitDays",
      d.notice_at as "noticeAt",
      d.visit_at as "visitAt", s.at as since
    from deliveries d join lateral (
      select at from delivery_steps where delivery_id = d.id and undone_at is null order by seq desc limit 1) s on true
    where d.id = ${deliveryId}`.execute(tx);
  const [progress] = rows;
  if (progress === undefined) return;
  await tx
    .updateTable('deliveries')
    .set({ expected_at: forecast(progress) })
    .where('id', '=', deliveryId)
    .execute();
};

/**
 * The goods of an order leave with a carrier: all its deliveries that have not left yet. False when there are
 * none.
 */
export const handOver = async (
  tx: Tx,
  orderId: string,
  { carrier, receiptNo, note }: { carrier: string; receiptNo: string; note: string },
  by: string | null,
): Promise<boolean> => {
  const { rows } = await sql<{ id: string; status: DeliveryStatus }>`
    select id, status from deliveries where order_id = ${orderId} and status between ${literal(deliveryStatus.recorded)}
      and ${literal(deliveryStatus.collected)} order by id for update`.execute(tx);
  const taker = { actor: 'shop', by, note } as const;
  for (const { id, status } of rows) {
    await tx.updateTable('deliveries').set({ carrier, receipt_no: receiptNo }).where('id', '=', id).execute();
    if (status === deliveryStatus.recorded) await moveDelivery(tx, id, 'collect', taker);
    await moveDelivery(tx, id, 'depart', taker);
  }
  return rows.length > 0;
};

export const addStep = async (
  tx: Tx,
  deliveryId: string,
  status: number,
  { actor, by, note = '', photos = [] }: Taken,
): Promise<void> => {
  await sql`
    insert into delivery_steps (id, delivery_id, seq, status, note, photos, actor, by)
    select ${newId()}, ${deliveryId}, coalesce(max(seq), 0) + 1, ${status}::smallint, ${note}, ${json(photos)},
      ${actor}, ${by}
    from delivery_steps where delivery_id = ${deliveryId}`.execute(tx);
};
