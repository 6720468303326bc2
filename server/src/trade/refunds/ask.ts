import { refund as limits } from '@mall/contract/core/limits';
import type { Input } from '@mall/contract/operations';
import { orderActions } from '@mall/contract/trade/order';
import { notGiven, refundDue, returnable } from '@mall/contract/trade/refund';
import { Refusal } from '@mall/contract/core/refusals';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { ownsMedia } from '../../platform/media/owned.queries.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { recordChange, type Scope, withinScope } from '../orders/move.ts';
import { isRefundInTime } from './deadline.ts';
import { isWholeAsked } from './of-order.queries.ts';
import { linesWithRefunds, paidIntent, refundedOrder, type RefundedOrder, refundOf } from './queries.ts';

type Ask = Input<'refund.ask'>;
type Part = {
  readonly kind: 'order' | 'line' | 'rest';
  readonly lineId: string | null;
  readonly qty: number | null;
  readonly due: number;
  readonly restOf: string | null;
};
type Wish = Omit<Input<'refund.ask'>, 'id'>;

/**
 * A buyer asks for money back (decisions 2.7): before shipping for the whole order, after it for pieces of
 * lines until seven days after receipt. Writes one request per line. Throws missing, order.notAllowed,
 * refund.tooLate, refund.open, refund.tooMany, refund.wholeOrder, refund.nothingLeft.
 */
export const askRefund = async (tx: Tx, caller: Member, ask: Ask): Promise<string[]> => {
  const order = await lockPaid(tx, { userId: caller.memberId }, ask.id);
  if (!(await ownsMedia(tx, caller.memberId, ask.photos))) throw new Refusal('missing');
  if (await isWholeAsked(tx, order.id)) throw new Refusal('refund.open');
  const { ids, amount } = await writeRequests(tx, order, ask);
  await recordChange(
    tx,
    order.id,
    { actor: 'buyer', actorId: caller.memberId, from: order.status, to: order.status, note: 'refundAsked' },
    messagesFor('refund.asked', order, { amount }, ids[0]),
  );
  return ids;
};

/** Writes the requests for some lines of a locked order, or for all that is left; answers what they come to. */
export const writeRequests = async (
  tx: Tx,
  order: RefundedOrder,
  { lines, rest, reason, note, photos }: Wish,
): Promise<{ ids: string[]; amount: number }> => {
  const intent = await paidIntent(tx, order.id);
  if (intent === undefined) throw new Error(`Order ${order.no} is paid and has no payment.`);
  const parts =
    rest === undefined ? await partsOf(tx, order, lines) : [await restOf(tx, order, { lines, rest })];
  const rows = parts.map(({ kind, lineId, qty, due, restOf: of }) => ({
    id: newId(),
    order_id: order.id,
    intent_id: intent.id,
    kind,
    order_line_id: lineId,
    qty,
    due,
    amount: due,
    reason,
    status: 'requested' as const,
    note,
    photos: json(photos),
    rest_of: of,
  }));
  await tx.insertInto('refunds').values(rows).execute();
  return { ids: rows.map(({ id }) => id), amount: rows.reduce((all, { due }) => all + due, 0) };
};

/**
 * Locks an order of a scope whose money can be given back. Throws missing, order.notAllowed, refund.tooLate.
 */
export const lockPaid = async (tx: Tx, scope: Scope, orderId: string): Promise<RefundedOrder> => {
  const order = await tx
    .selectFrom('orders')
    .select([...refundedOrder])
    .where('id', '=', orderId)
    .where(withinScope(scope))
    .forUpdate()
    .executeTakeFirst();
  if (order === undefined) throw new Refusal('missing');
  if (!orderActions.askRefund.from.some((status) => status === order.status))
    throw new Refusal('order.notAllowed', { status: order.status });
  if (!isRefundInTime(order.receivedAt)) throw new Refusal('refund.tooLate', { days: limits.days });
  return order;
};

/**
 * What was asked before and not given, once: the lock of the order keeps two askings apart. Throws missing,
 * refund.nothingLeft.
 */
const restOf = async (
  tx: Tx,
  order: RefundedOrder,
  { lines, rest }: { readonly lines: Ask['lines']; readonly rest: string },
): Promise<Part> => {
  if (lines !== undefined) throw new Refusal('request.invalid', { lines: 'request.invalid' });
  const refund = await refundOf(tx, order.id, rest);
  if (refund === undefined) throw new Refusal('missing');
  const due = notGiven(refund);
  if (due === 0 || refund.rest_asked) throw new Refusal('refund.nothingLeft');
  return { kind: 'rest', lineId: refund.order_line_id, qty: null, due, restOf: refund.id };
};

const partsOf = async (tx: Tx, order: RefundedOrder, asked: Ask['lines']): Promise<Part[]> => {
  const lines = await linesWithRefunds(tx, order.id);
  const unsent = orderActions.refund.from.some((status) => status === order.status);
  if (unsent) {
    if (asked !== undefined) throw new Refusal('refund.wholeOrder');
    return [{ kind: 'order', lineId: null, qty: null, due: order.paid, restOf: null }];
  }
  const wanted =
    asked ??
    lines
      .map((line) => ({ lineId: line.id, qty: returnable(line, line.earlier) }))
      .filter(({ qty }) => qty > 0);
  if (wanted.length === 0) throw new Refusal('refund.tooMany', { left: 0 });
  if (new Set(wanted.map(({ lineId }) => lineId)).size < wanted.length)
    throw new Refusal('request.invalid', { lines: 'request.invalid' });
  return wanted.map(({ lineId, qty }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined) throw new Refusal('missing');
    const left = returnable(line, line.earlier);
    const due = refundDue(line, line.earlier, qty);
    if (qty > left || due === 0) throw new Refusal('refund.tooMany', { left });
    return { kind: 'line', lineId, qty, due, restOf: null };
  });
};
