import type { Input, Output } from '@mall/contract/operations';
import { type OrderStatus, orderStatus } from '@mall/contract/trade/order';
import { type PayAction, paymentMoves, transferLimits } from '@mall/contract/trade/payment';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Db } from '../../platform/db/open.ts';
import { inOneStatement, isUniqueViolation, refusedWith } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { answerAgain, keyOf } from '../../platform/http/idempotency.ts';
import { claimKey } from '../../platform/http/claim-key.ts';
import {
  type FirstAnswer,
  firstAnswer,
  firstAnswerOf,
  type Key,
} from '../../platform/http/first-answers.queries.ts';
import { newId } from '../../platform/ids/ids.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { expireDue } from '../orders/end.ts';
import type { Orders } from '../orders/move.ts';
import { type Choice, choiceOfMethods } from './methods/methods.queries.ts';
import { offeredFor } from './methods/offered.ts';
import { hasAccount } from '../transfer-accounts/accounts.queries.ts';
import { GatewayFailed, type PaymentPort, type Started, type StartPayment } from './port.ts';
import { pictureOf } from './qr-picture.ts';
import { insertMessages } from '../../platform/notifications/send-messages.ts';

type Start = Input<'payment.start'>;
type Intent = Output<'payment.start'>;

/**
 * Opens a payment for an unpaid order; an earlier open one is closed. The gateway is called outside of any
 * transaction. Throws missing, order.notAllowed, payment.methodUnknown, payment.methodOff, payment.proofMissing,
 * payment.gatewayFailed.
 */
export const startPayment = async (
  orders: Orders,
  ports: readonly PaymentPort[],
  caller: Member,
  input: Start,
): Promise<Intent> => {
  const { db } = orders;
  const key = keyOf(caller, 'payment.start', input);
  const { order, first } = await readOrder(db, caller, input.id, key);
  if (key !== null && first !== null) return answerAgain<Intent>(key, first);
  if (order === null) throw new Refusal('missing');
  if (order.overdue) await expireDue(orders, { userId: caller.memberId }, order.id);
  if (order.overdue || order.status !== orderStatus.unpaid)
    throw new Refusal('order.notAllowed', { status: order.overdue ? 5 : order.status });
  const port = await portFor(db, ports, caller, order, input);
  const { pay: amount, currency } = order;
  const intentId = newId();
  const started = await startAt(port, {
    ...payableOf(order),
    intentId,
    orderId: order.id,
    orderNo: order.no,
    endsAt: order.expires_at === null ? null : new Date(order.expires_at),
  });
  const intent: Intent = {
    id: intentId,
    orderId: order.id,
    orderNo: order.no,
    method: port.method,
    amount,
    currency,
    status: 'pending',
    action: await actionOf(started),
    expiresAt: started.expiresAt?.toISOString() ?? null,
  };
  const opened = await openIntent(db, caller, order, intent, {
    ...input,
    providerRef: started.providerRef,
    key,
    port,
  });
  if (opened) return intent;
  const earlier = key === null ? null : await firstAnswer(db, key);
  if (key !== null && earlier !== null) return answerAgain<Intent>(key, earlier);
  const now = await readOrder(db, caller, input.id, null);
  throw now.order === null
    ? new Refusal('missing')
    : new Refusal('order.notAllowed', { status: now.order.status });
};

type OwnOrder = {
  readonly id: string;
  readonly no: string;
  readonly shop_id: string | null;
  readonly status: OrderStatus;
  readonly pay: number;
  readonly currency: string;
  readonly expires_at: string | null;
  /** Unpaid, and the time to pay is over. */
  readonly overdue: boolean;
  readonly has_account: boolean;
  readonly choice: Choice;
};

const readOrder = async (
  db: Db,
  caller: Member,
  orderId: string,
  key: Key | null,
): Promise<{ order: OwnOrder | null; first: FirstAnswer | null }> => {
  const { rows } = await sql<{ order: OwnOrder | null; first: FirstAnswer | null }>`
    select (select row_to_json(o) from (
        select id, no, shop_id, status, pay, currency, expires_at, status = ${literal(orderStatus.unpaid)}
          and coalesce(expires_at <= now(), false) as overdue,
          ${hasAccount(sql.ref('orders.shop_id'), sql.ref('orders.currency'))} as has_account, ${choiceOfMethods} as choice
        from orders where id = ${orderId} and user_id = ${caller.memberId} and not buyer_hidden) o) as order,
      ${firstAnswerOf(key)} as first`.execute(db);
  return rows[0] ?? { order: null, first: null };
};

const payableOf = ({ shop_id: shopId, pay: amount, currency, has_account }: OwnOrder) => ({
  ...{ shopId, amount, currency },
  hasAccount: has_account,
});

const startAt = async (port: PaymentPort, payment: StartPayment): Promise<Started> => {
  try {
    return await port.start(payment);
  } catch (error) {
    if (error instanceof GatewayFailed) throw new Refusal('payment.gatewayFailed');
    throw error;
  }
};

const actionOf = async ({ next }: Started): Promise<PayAction | null> =>
  next?.kind === 'scan' ? { ...next, picture: await pictureOf(next.text) } : next;

const portFor = async (
  db: Db,
  ports: readonly PaymentPort[],
  caller: Member,
  order: OwnOrder,
  { method, proofUrl }: Start,
): Promise<PaymentPort> => {
  const port = ports.find((one) => one.method === method);
  if (port === undefined || !port.serves(payableOf(order))) throw new Refusal('payment.methodUnknown');
  if (!offeredFor([port], payableOf(order), order.choice).includes(port))
    throw new Refusal('payment.methodOff');
  if (port.needsProof && proofUrl === undefined) throw new Refusal('payment.proofMissing');
  if (proofUrl !== undefined && !(await ownsMedia(db, caller.memberId, [proofUrl])))
    throw new Refusal('missing');
  return port;
};

type Opening = Pick<Start, 'proofUrl' | 'note'> & {
  readonly providerRef: string;
  readonly key: Key | null;
  readonly port: PaymentPort;
};

/** False when the order has changed since it was read or the key was used: then nothing was written. */
const openIntent = async (
  db: Db,
  caller: Member,
  order: OwnOrder,
  intent: Intent,
  opening: Opening,
): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inOneStatement(() => writeIntent(db, caller, order, intent, opening));
    } catch (error) {
      if (refusedWith(error) !== undefined) return false;
      // Another payment of this order was opened at the same moment: it is found, and closed, the next time.
      if (attempt >= 10 || !isUniqueViolation(error)) throw error;
    }
  }
};

const writeIntent = async (
  db: Db,
  caller: Member,
  order: OwnOrder,
  intent: Intent,
  { providerRef, proofUrl, note, key, port }: Opening,
): Promise<boolean> => {
  const { id, method, amount, currency, action, expiresAt } = intent;
  const { from, to } = paymentMoves.close;
  const parties = { id: order.id, no: order.no, userId: caller.memberId, shopId: order.shop_id };
  const told = port.needsProof ? messagesFor('order.proofUploaded', parties, { amount }, id) : [];
  const { rows } = await sql<{ opened: boolean }>`
    with claimed as (${claimKey(key, intent)}),
    mine as (
      select id from orders
      where id = ${order.id} and user_id = ${caller.memberId} and not buyer_hidden
        and status = ${literal(orderStatus.unpaid)} and pay = ${amount}::bigint
        and coalesce(expires_at > now(), true) and exists (select 1 from claimed)
      for update),
    closed as (
      update payment_intents set status = ${to}
      where order_id = (select id from mine) and status in (${sql.join([...from])}) returning id),
    made as (
      insert into payment_intents (id, order_id, method, amount, currency, status, provider_ref, proof_url, note,
        action, expires_at)
      select ${id}, mine.id, ${method}, ${amount}::bigint, ${currency}, 'pending', ${providerRef}, ${proofUrl ?? null},
        ${note ?? ''},
        ${action === null ? null : JSON.stringify(action)}::text::jsonb, ${expiresAt}::timestamptz
      from mine where (select count(*) from closed) >= 0
      returning id),
    waits as (
      update orders set expires_at = greatest(expires_at, created_at + make_interval(hours => ${transferLimits.checkHours}::int)),
        warned_at = coalesce(warned_at, now())
      where id = ${order.id} and expires_at is not null and ${port.needsProof} and exists (select 1 from made)),
    told as (${insertMessages(told, sql<boolean>`exists (select 1 from made)`)})
    select case when exists (select 1 from made) or not exists (select 1 from claimed) then exists (select 1 from made)
      else mall_refuse('order') end as opened`.execute(db);
  return rows[0]?.opened === true;
};
