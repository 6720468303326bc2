import { deliveryStatus } from '@mall/contract/trade/delivery';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { addStep } from './move.ts';

/** Moves some pieces, not all, to a delivery of their own with the same plan. */
export const split = async (tx: Tx, id: string, lineIds: readonly string[], by: string): Promise<void> => {
  const made = newId();
  await sql`
    insert into deliveries (id, order_id, status, urgent, production_days, transit_days, notice_at, expected_at)
    select ${made}, order_id, status, urgent, production_days, transit_days, notice_at, expected_at from deliveries
      where id = ${id}`.execute(tx);
  const { rows } = await sql`
    update delivery_lines set delivery_id = ${made} where delivery_id = ${id} and line_id = any(${[...lineIds]}::text[])
      returning line_id`.execute(tx);
  const { rows: left } = await sql`select 1 from delivery_lines where delivery_id = ${id} limit 1`.execute(
    tx,
  );
  if (rows.length !== new Set(lineIds).size || left.length === 0) throw new Refusal('delivery.itemsDiffer');
  await addStep(tx, made, deliveryStatus.recorded, { actor: 'shop', by });
};
