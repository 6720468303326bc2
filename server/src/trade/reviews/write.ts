import { orderStatus } from '@mall/contract/trade/order';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { noteRatings } from '../../catalog/index.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { Parties } from '../../platform/notifications/outbox.ts';
import { seenAtFirst } from './seen.ts';
import { clock } from '../../platform/clock/clock.ts';

export type Draft = Input<'order.evaluate'>;

/** Locks a received order of the member. Throws missing, order.notAllowed with its status. */
export const lockReceived = async (tx: Tx, caller: Member, orderId: string): Promise<Parties> => {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'no', 'user_id as userId', 'shop_id as shopId', 'status'])
    .where('id', '=', orderId)
    .where('user_id', '=', caller.memberId)
    .where('buyer_hidden', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('missing');
  if (order.status !== orderStatus.received) throw new Refusal('order.notAllowed', { status: order.status });
  return order;
};

/**
 * Marks the lines as reviewed. Throws missing when one is not of this order, order.alreadyReviewed when one
 * was.
 */
export const mark = async (tx: Tx, orderId: string, lineIds: readonly string[]): Promise<void> => {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['id', 'reviewed_at'])
    .where('order_id', '=', orderId)
    .where('id', 'in', [...lineIds])
    .where('product_id', 'is not', null)
    .execute();
  if (lines.length < lineIds.length) throw new Refusal('missing');
  if (lines.some((line) => line.reviewed_at !== null)) throw new Refusal('order.alreadyReviewed');
  await tx
    .updateTable('order_lines')
    .set({ reviewed_at: clock.now() })
    .where('id', 'in', [...lineIds])
    .execute();
};

/** The reviews, and the figures of their products in ascending id. */
export const write = async (tx: Tx, caller: Member, draft: Draft): Promise<void> => {
  const rows = draft.lines.map((line) => ({
    id: newId(),
    line_id: line.lineId,
    score: line.score,
    service: line.service,
    logistics: line.logistics,
    text: line.text,
    images: line.images ?? [],
    anonymous: line.anonymous,
    ...seenAtFirst(line.text),
  }));
  await sql`
    insert into reviews (id, order_line_id, product_id, user_id, score, service, logistics, text, images, anonymous,
      spec_text, state, contact)
    select d.id, l.id, l.product_id, ${caller.memberId}, d.score, d.service, d.logistics, d.text, d.images, d.anonymous,
      l.spec_text, d.state, d.contact
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as
      d(id text, line_id text, score smallint, service smallint,
      logistics smallint, text text, images jsonb, anonymous boolean, state text, contact text)
    join order_lines l on l.id = d.line_id`.execute(tx);
  await noteRatings(
    tx,
    rows.map((row) => row.line_id),
  );
};
