import { deliveryStatus } from '@mall/contract/trade/delivery';
import { sql } from 'kysely';
import { literal } from '../platform/db/literal.ts';
import type { Tx } from '../platform/db/open.ts';

/** A stroke, as somebody signs on a phone. */
const signature =
  'M40 130L60 70L74 128L90 76L104 130L128 96L140 130L160 92L172 128L200 60L208 132L236 98L258 128L290 90L330 122L392 84';

/** The pieces of each delivery, and for the accepted ones the form signed at the customer's place. */
export const writeForms = async (tx: Tx): Promise<void> => {
  await sql`
    insert into delivery_lines (line_id, delivery_id)
    select l.id, d.id from deliveries d join order_lines l on l.order_id = d.order_id
    on conflict (line_id) do nothing`.execute(tx);
  await sql`
    insert into delivery_forms (id, delivery_id, actor, result, items, photos, signature, signed_by, signed_at,
      once_key, request_hash)
    select d.id, d.id, 'shop', 'accepted',
      (select jsonb_agg(jsonb_build_object('lineId', l.id, 'state', 'ok', 'note', '') order by l.idx) from order_lines l
        where l.order_id = d.order_id),
      (select jsonb_build_array(l.image, coalesce(p.images->>1, l.image)) from order_lines l
        join products p on p.id = l.product_id
        where l.order_id = d.order_id order by l.idx limit 1),
      ${signature}, o.address->>'name', d.arrived_at, 'demo', ''
    from deliveries d join orders o on o.id = d.order_id
    where d.status = ${literal(deliveryStatus.accepted)}
      and not exists (select 1 from delivery_forms f where f.delivery_id = d.id)`.execute(tx);
};
