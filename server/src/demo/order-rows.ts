import { promisedBy } from '@mall/contract/trade/promise';
import { type OrderStatus, orderStatus } from '@mall/contract/trade/order';
import { dayMs } from '@mall/contract/core/time';
import { json, type Tx } from '../platform/db/open.ts';
import { type OrderAddress, sealAddress } from '../platform/sealed-fields/contact.ts';
import { newId } from '../platform/ids/ids.ts';
import { messagesFor } from '../platform/notifications/outbox.ts';
import { insertInParts } from './insert.ts';
import { writeBookings, writeDeliveries, writeStockMoves } from './order-effects.ts';
import type { PlannedLine, PlannedOrder } from './order-plan.ts';
import { timesOf } from './order-times.ts';
import { pictureUrl } from './source.ts';

/** Writes orders with all their related rows, so that every invariant of reliability 2.5 holds. */
export const writeOrders = async (
  tx: Tx,
  orders: readonly PlannedOrder[],
  addressOf: (userId: string) => OrderAddress,
): Promise<void> => {
  await insertInParts(orders, (part) =>
    tx
      .insertInto('orders')
      .values(part.map((order) => orderRow(order, addressOf(order.userId))))
      .execute(),
  );
  const lines = orders.flatMap((order) => order.lines.map((line) => lineRow(order, line)));
  await insertInParts(lines, (part) =>
    tx
      .insertInto('order_lines')
      .values([...part])
      .execute(),
  );
  const events = orders.flatMap(eventRows);
  await insertInParts(events, (part) =>
    tx
      .insertInto('order_events')
      .values([...part])
      .execute(),
  );
  const payments = orders.flatMap(paymentRows);
  await insertInParts(payments, (part) =>
    tx
      .insertInto('payment_intents')
      .values([...part])
      .execute(),
  );
  await writeStockMoves(tx, orders);
  await writeBookings(tx, orders, payments);
  await writeDeliveries(tx, orders);
  const messages = orders.flatMap(messageRows);
  await insertInParts(messages, (part) =>
    tx
      .insertInto('messages')
      .values([...part])
      .execute(),
  );
};

const orderRow = (order: PlannedOrder, address: OrderAddress) => {
  const times = timesOf(order);
  return {
    id: order.id,
    no: order.no,
    user_id: order.userId,
    shop_id: order.shop?.id ?? null,
    status: order.status,
    source: order.lines.length > 1 ? 'cart' : 'direct',
    goods: order.goods,
    discount: 0,
    freight: order.freight,
    pay: order.pay,
    paid: times.paid === null ? 0 : order.pay,
    qty: order.qty,
    address: json(sealAddress(address, { id: order.id, shopId: order.shop?.id ?? null })),
    remark: order.remark ?? '',
    created_at: order.placedAt,
    expires_at:
      order.status === orderStatus.unpaid
        ? new Date(Date.now() + 7 * dayMs)
        : new Date(order.placedAt.getTime() + 30 * 60_000),
    paid_at: times.paid,
    promised_at: times.paid === null ? null : promiseOf(order, times.paid),
    shipped_at: times.shipped,
    received_at: times.received,
    cancelled_at: times.cancelled,
  };
};

const promiseOf = ({ lines }: PlannedOrder, paidAt: Date): Date =>
  new Date(
    promisedBy(
      lines.map(({ sku }) => sku.lead_days),
      paidAt.getTime(),
    ),
  );

const lineRow = (order: PlannedOrder, line: PlannedLine) => ({
  id: line.id,
  order_id: order.id,
  idx: line.idx,
  product_id: line.product.id,
  sku_id: line.sku.id,
  name: json(line.product.source.name),
  spec_text: json(line.sku.specText),
  image: line.sku.image ?? line.product.images[0] ?? '',
  qty: line.qty,
  lead_days: line.sku.lead_days,
  platform_price: line.sku.price,
  factor: order.shop?.factor ?? 10_000,
  shop_price: line.shopPrice,
  member_price: line.memberPrice,
  goods: line.goods,
  freight: line.freight,
  pay: line.goods + line.freight,
});

type Moment = {
  actor: 'buyer' | 'shop' | 'system';
  from: OrderStatus | null;
  to: OrderStatus;
  note: string;
  at: Date | null;
};

const eventRows = (order: PlannedOrder) => {
  const times = timesOf(order);
  const moments: Moment[] = [
    { actor: 'buyer', from: null, to: 0, note: 'created', at: order.placedAt },
    {
      actor: order.method === 'offline' ? 'shop' : 'buyer',
      from: 0,
      to: 1,
      note: order.method === 'offline' ? 'confirmed' : 'paid',
      at: times.paid,
    },
    { actor: 'shop', from: 1, to: 2, note: 'recorded', at: times.recorded },
    { actor: 'shop', from: 2, to: 3, note: 'shipped', at: times.shipped },
    { actor: 'buyer', from: 3, to: 4, note: 'received', at: times.received },
    { actor: 'buyer', from: 0, to: 5, note: 'cancelled', at: times.cancelled },
  ];
  return moments
    .flatMap(({ at, ...moment }) => (at === null ? [] : [{ ...moment, at }]))
    .map(({ actor, from, to, note, at }, index) => ({
      id: newId(),
      order_id: order.id,
      seq: index + 1,
      actor,
      actor_id: actor === 'buyer' ? order.userId : null,
      from_status: from,
      to_status: to,
      note,
      at,
    }));
};

const paymentRows = (order: PlannedOrder) => {
  const { paid } = timesOf(order);
  const status: string | null = paid !== null ? 'succeeded' : order.proofSent === true ? 'pending' : null;
  if (status === null) return [];
  return [
    {
      id: newId(),
      order_id: order.id,
      method: order.method,
      amount: order.pay,
      currency: 'CNY',
      status,
      proof_url: order.method === 'offline' ? pictureUrl('people/receipt') : null,
      created_at: order.placedAt,
      settled_at: paid,
    },
  ];
};

/** The last news of an order; only new orders are still unread. */
const messageRows = (order: PlannedOrder) => {
  const times = timesOf(order);
  const parties = { id: order.id, no: order.no, userId: order.userId, shopId: order.shop?.id ?? null };
  const [type, at] =
    times.received !== null
      ? (['order.received', times.received] as const)
      : times.cancelled !== null
        ? (['order.cancelled', times.cancelled] as const)
        : times.paid !== null
          ? (['order.paid', times.paid] as const)
          : (['order.created', order.placedAt] as const);
  const params = {
    amount: order.pay,
    minutes: 30,
    date: promiseOf(order, at).toISOString(),
  };
  const old = Date.now() - at.getTime() > 14 * dayMs;
  return messagesFor(type, parties, params).map((row) => ({
    ...row,
    params: json(row.params),
    created_at: at,
    read_at: old ? at : null,
  }));
};
