import { orderStatus } from '@mall/contract/trade/order';
import type { DeliveryStatus } from '@mall/contract/trade/delivery';
import type { Texts } from '@mall/contract/core/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { StoredAddress, StoredItem } from '../../platform/db/schema.ts';
import { mediaSecret } from '../../platform/media/secret.queries.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { ofSeller } from '../orders/rows.queries.ts';
import { literal } from '../../platform/db/literal.ts';

/** A delivery with all its details. Times inside JSON have PostgreSQL's format. */
export type DeliveryRow = {
  id: string;
  order_id: string;
  status: DeliveryStatus;
  urgent: boolean;
  carrier: string;
  receipt_no: string;
  production_days: number;
  transit_days: number;
  notice_at: Date | null;
  expected_at: Date | null;
  visit_at: Date | null;
  arrived_at: Date | null;
  refusals: number;
  version: number;
  receipt_photo: string;
  no: string;
  order_status: number;
  promised_at: Date | null;
  address: StoredAddress;
  address_version: number;
  remark: string;
  shop: string | null;
  lines: { id: string; name: Texts; spec_text: Texts; image: string; qty: number }[];
  steps: { status: DeliveryStatus; note: string; photos: string[]; at: string }[];
  form: FormRow | null;
  claims: ClaimRow[];
  /** For the addresses of private pictures. */
  secret: string;
};
export type FormRow = {
  result: 'accepted' | 'refused';
  items: StoredItem[];
  photos: string[];
  signature: string;
  signed_by: string;
  signed_at: string;
  reason: string;
};
type ClaimRow = {
  id: string;
  reason: string;
  photos: string[];
  status: 'open' | 'scheduled' | 'resolved';
  note: string;
  opened_at: string;
  resolved_at: string | null;
};

const lines = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'spec_text', l.spec_text, 'image', l.image,
    'qty', l.qty) order by l.idx), '[]')
  from delivery_lines x join order_lines l on l.id = x.line_id where x.delivery_id = d.id)`;

const columns = sql`d.id, d.order_id, d.status, d.urgent, d.carrier, d.receipt_no, d.production_days, d.transit_days,
  d.notice_at, d.expected_at,
  d.visit_at, d.arrived_at, d.refusals, d.version, d.receipt_photo, o.no, o.status as order_status, o.promised_at,
  o.address, o.address_version, o.remark, ${lines} as lines,
  (select store_name from shops where id = o.shop_id) as shop, ${mediaSecret} as secret`;

const told = sql`
  (select coalesce(jsonb_agg(to_jsonb(s) order by s.seq), '[]') from delivery_steps s where s.delivery_id = d.id
    and s.undone_at is null) as steps,
  (select to_jsonb(f) from delivery_forms f where f.delivery_id = d.id order by f.created_at desc, f.id desc limit 1) as
    form,
  (select coalesce(jsonb_agg(to_jsonb(c) order by c.opened_at), '[]') from claims c where c.delivery_id = d.id) as
    claims`;

/**
 * Deliveries with steps, the last form and claims, oldest first. `among` restricts them to those that the
 * caller may see.
 */
export const deliveryRows = async (reader: Reader, among: RawBuilder<unknown>): Promise<DeliveryRow[]> => {
  const { rows } = await sql<DeliveryRow>`
    select ${columns}, ${told} from deliveries d join orders o on o.id = d.order_id where ${among}
      order by d.created_at, d.id`.execute(reader);
  return rows;
};

/** The other deliveries of the same order, in the order of their creation. */
export const siblingsOf = async (
  reader: Reader,
  { id, order_id: orderId }: Pick<DeliveryRow, 'id' | 'order_id'>,
): Promise<{ id: string; status: DeliveryStatus }[]> => {
  const { rows } = await sql<{ id: string; status: DeliveryStatus }>`
    select id, status from deliveries where order_id = ${orderId} and id <> ${id} order by created_at, id`.execute(
    reader,
  );
  return rows;
};

export const ofOrder = (orderId: string): RawBuilder<unknown> => sql`d.order_id = ${orderId}`;

/**
 * Deliveries without their details, in the order of these ids. `among` restricts them to those that the
 * caller may see.
 */
export const rowsById = async (
  reader: Reader,
  ids: readonly string[],
  among: RawBuilder<unknown>,
): Promise<Omit<DeliveryRow, 'steps' | 'form' | 'claims'>[]> => {
  const { rows } = await sql<DeliveryRow>`
    select ${columns} from unnest(${[...ids]}::text[]) with ordinality as asked(id, place)
    join deliveries d on d.id = asked.id join orders o on o.id = d.order_id where ${among}
      order by asked.place`.execute(reader);
  return rows;
};

/** The delivery of an installer's link, as long as its order is under way. */
export const deliveryAtDoor = async (reader: Reader, deliveryId: string) => {
  const [row] = await deliveryRows(
    reader,
    sql`d.id = ${deliveryId} and o.status between ${literal(orderStatus.awaitingShipment)}
      and ${literal(orderStatus.received)}`,
  );
  return row;
};

/** A delivery of a shop, or of the mall. */
export const deliveryOfSeller = async (reader: Reader, id: string, { shopId }: SellerScope) => {
  const [row] = await deliveryRows(reader, sql`d.id = ${id} and ${ofSeller(shopId)}`);
  return row;
};
