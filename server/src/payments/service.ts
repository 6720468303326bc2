import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import type { Db, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Answers } from '../http/answers.ts';
import type { Member } from '../http/caller.ts';
import { once } from '../http/once.ts';
import { newId } from '../ids.ts';
import { ownsMedia } from '../media/owned.ts';
import { messagesFor, sendMessages } from '../messages/outbox.ts';
import { expireDue } from '../orders/end.ts';
import { orderById, type OrderRow } from '../orders/rows.ts';
import type { PaymentPort } from './port.ts';
import { type IntentRow, lastIntent, lockIntent } from './queries.ts';
import { settleLocked } from './settle.ts';

type Intent = Output<'payment.start'>;
type Parts = { db: Db; answers: Answers; ports: readonly PaymentPort[] };

/** Paying, from the buyer's side (decisions 2.8). */
export const createPaymentService = ({ db, answers, ports }: Parts) => ({
  /** Opens a payment for an unpaid order; one that was open before is closed. */
  start: async (caller: Member, input: Input<'payment.start'>): Promise<Intent> => {
    await expireDue(db, { userId: caller.memberId }, input.id);
    return once(db, caller, 'payment.start', input, async (tx) => {
      const order = await lockOwn(tx, caller, input.id);
      const port = ports.find(({ method }) => method === input.method);
      if (port === undefined || !port.serves(order.shop_id)) throw new Refusal('payment.methodUnknown');
      if (port.needsProof && input.proofUrl === undefined) throw new Refusal('payment.proofMissing');
      if (input.proofUrl !== undefined && !(await ownsMedia(tx, caller.memberId, [input.proofUrl])))
        throw new Refusal('request.invalid', { proofUrl: 'request.invalid' });
      return open(tx, order, port, input);
    });
  },

  status: async (caller: Member, id: string): Promise<Output<'payment.status'>> => {
    await expireDue(db, { userId: caller.memberId }, id);
    const order = await orderById(db, { userId: caller.memberId }, id);
    if (order === undefined) throw new Refusal('missing');
    const intent = await lastIntent(db, id);
    return {
      orderId: order.id,
      orderNo: order.no,
      status: order.status,
      pay: order.pay,
      currency: order.currency,
      expiresAt: order.status === 0 ? (order.expires_at?.toISOString() ?? null) : null,
      intent: intent === undefined ? null : toIntent(intent),
      methods: ports.filter((port) => port.serves(order.shop_id)).map(({ method }) => method),
      paid: paidInfo(order, intent),
    };
  },

  /** The sandbox gateway's answer; success comes through the same door as a real gateway's notification. */
  sandbox: async (caller: Member, { id, outcome }: Input<'payment.sandbox'>): Promise<Intent> => {
    const intent = await inTransaction(db, async (tx) => {
      const held = await lockIntent(tx, id);
      if (held === undefined || held.user_id !== caller.memberId || held.method !== 'sandbox')
        throw new Refusal('missing');
      if (outcome === 'success') {
        const superseded = held.status === 'closed' && held.order_status === 0;
        if (superseded || held.status === 'failed') throw new Refusal('payment.closed');
        const status = await settleLocked(tx, held, { amount: held.amount, currency: held.currency });
        return { ...held, status };
      }
      if (held.status !== 'pending' && held.status !== 'created') throw new Refusal('payment.closed');
      await tx.updateTable('payment_intents').set({ status: 'failed' }).where('id', '=', id).execute();
      return { ...held, status: 'failed' as const };
    });
    if (intent.status !== 'failed') answers.raise('stock');
    return toIntent(intent);
  },
});

const lockOwn = async (tx: Tx, caller: Member, orderId: string) => {
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'no', 'user_id', 'shop_id', 'status', 'pay', 'currency'])
    .where('id', '=', orderId)
    .where('user_id', '=', caller.memberId)
    .where('buyer_hidden', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('missing');
  if (order.status !== 0) throw new Refusal('order.notAllowed', { status: order.status });
  return order;
};

type OwnOrder = Awaited<ReturnType<typeof lockOwn>>;

const open = async (
  tx: Tx,
  order: OwnOrder,
  port: PaymentPort,
  { proofUrl, note }: Input<'payment.start'>,
): Promise<Intent> => {
  const id = newId();
  const { amount, currency } = { amount: order.pay, currency: order.currency };
  const { providerRef } = await port.start({ amount, currency, proofUrl: proofUrl ?? null });
  await tx
    .updateTable('payment_intents')
    .set({ status: 'closed' })
    .where('order_id', '=', order.id)
    .where('status', 'in', ['created', 'pending'])
    .execute();
  await tx
    .insertInto('payment_intents')
    .values({
      id,
      order_id: order.id,
      method: port.method,
      amount,
      currency,
      status: 'pending',
      provider_ref: providerRef,
      proof_url: proofUrl ?? null,
      note: note ?? '',
    })
    .execute();
  if (port.needsProof) {
    const parties = { id: order.id, no: order.no, userId: order.user_id, shopId: order.shop_id };
    await sendMessages(tx, messagesFor('order.proofUploaded', parties, { amount }, id));
  }
  return {
    id,
    orderId: order.id,
    orderNo: order.no,
    method: port.method,
    amount,
    currency,
    status: 'pending',
  };
};

const toIntent = (row: IntentRow): Intent => ({
  id: row.id,
  orderId: row.order_id,
  orderNo: row.order_no,
  method: row.method,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
});

/** What the client keeps after a success (decisions 2.8). */
const paidInfo = (order: OrderRow, intent: IntentRow | undefined): Output<'payment.status'>['paid'] =>
  order.paid_at === null || order.promised_at === null
    ? null
    : {
        orderNo: order.no,
        amount: order.paid,
        method: intent?.method ?? 'offline',
        paidAt: order.paid_at.toISOString(),
        promisedAt: order.promised_at.toISOString(),
      };
