import type { Input } from '@mall/contract/operations';
import { orderActions } from '@mall/contract/trade/order';
import { isSentLater } from '@mall/contract/trade/payment';
import { refundActions } from '@mall/contract/trade/refund';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { giveBackCoupon } from '../../incentive/index.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import type { CampaignParts } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { salesAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import { moveOrder, recordChange } from '../orders/move.ts';
import { returnGoods } from '../orders/return-goods.ts';
import { markRefunded } from './mark-refunded.ts';
import type { RefundRow } from './of-order.queries.ts';
import { lockRefund, paidIntent, type RefundedOrder } from './queries.ts';
import { clock } from '../../platform/clock/clock.ts';

type Decision = Input<'shopRefund.decide'> & { readonly unasked?: boolean };

/**
 * A shop, or the operator for the mall's own orders (`shopId` null), decides about a request once. Approved
 * money is taken from the order at once and owed to the buyer; an order that is not sent ends, and its goods
 * are for sale again. Throws missing, refund.decided, refund.tooMuch, refund.noteMissing.
 */
export const decideRefund = async (
  tx: Tx,
  campaigns: CampaignParts,
  caller: Member,
  shopId: string | null,
  input: Decision,
): Promise<void> => {
  const held = await lockRefund(tx, input.id, (order) => order.shopId === shopId);
  if (held === undefined) throw new Refusal('missing');
  const { refund, order } = held;
  if (!refundActions[input.decision].from.some((status) => status === refund.status))
    throw new Refusal('refund.decided', { status: refund.status });
  if (input.decision === 'reject') await reject(tx, caller, held, input.note);
  else await approve(tx, campaigns, caller, held, input);
  await recordAudit(tx, caller, shopId, {
    action: `refund.${input.decision}`,
    object: `order:${order.id}`,
    new: { amount: input.decision === 'reject' ? null : (input.amount ?? refund.due), note: input.note },
    more: { refundId: refund.id, due: refund.due },
  });
};

type Held = { readonly refund: RefundRow & { intent_id: string }; readonly order: RefundedOrder };

const reject = async (tx: Tx, caller: Member, { refund, order }: Held, note: string): Promise<void> => {
  if (note === '') throw new Refusal('refund.noteMissing');
  await decided(tx, caller, refund, { to: 'rejected', amount: refund.amount, note });
  await recordChange(
    tx,
    order.id,
    { ...shop(caller), from: order.status, to: order.status, note: 'refundRejected', noteText: note },
    messagesFor('refund.rejected', order, { amount: refund.due, reason: note }, refund.id),
  );
};

const approve = async (
  tx: Tx,
  campaigns: CampaignParts,
  caller: Member,
  { refund, order }: Held,
  input: Decision,
): Promise<void> => {
  const amount = input.amount ?? refund.due;
  const whole = refund.kind === 'order';
  if (amount > refund.due || (whole && amount < refund.due))
    throw new Refusal('refund.tooMuch', { due: refund.due });
  if (amount < refund.due && input.note === '') throw new Refusal('refund.noteMissing');
  await decided(tx, caller, refund, { to: 'approved', amount, note: input.note });
  await take(tx, refund, amount);
  await owe(tx, order, refund.id, amount);
  const told = news(order, refund, { amount, reason: input.note, unasked: input.unasked === true });
  if (whole) await endOrder(tx, campaigns, { ...shop(caller), noteText: input.note }, order, told);
  else
    await recordChange(
      tx,
      order.id,
      { ...shop(caller), from: order.status, to: order.status, note: 'refundApproved', noteText: input.note },
      told,
    );
  await giveBackCoupon(tx, order.id);
  const intent = await paidIntent(tx, order.id);
  // A gateway is called outside of any transaction, and an operator sends what was transferred to the mall; else the money
  // goes back the way it came.
  if (intent !== undefined && !isSentLater(intent.method, order.shopId)) await markRefunded(tx, refund.id);
};

/** What was asked and what is given, or that it is given unasked. */
const news = (
  order: RefundedOrder,
  { id, due }: Pick<RefundRow, 'id' | 'due'>,
  {
    amount,
    reason,
    unasked,
  }: { readonly amount: number; readonly reason: string; readonly unasked: boolean },
) => {
  if (unasked) return messagesFor('refund.given', order, { amount, reason }, id);
  if (amount < due) return messagesFor('refund.approvedPartly', order, { amount, was: due, reason }, id);
  return messagesFor('refund.approved', order, { amount }, id);
};

const decided = (
  tx: Tx,
  caller: Member,
  refund: RefundRow,
  { to, amount, note }: { to: 'approved' | 'rejected'; amount: number; note: string },
) =>
  tx
    .updateTable('refunds')
    .set({ status: to, amount, answer: note, decided_by: caller.memberId, decided_at: clock.now() })
    .where('id', '=', refund.id)
    .execute();

/**
 * Adds it to the refunded amounts of the order and its line, or of all lines, where the database knows how
 * much was paid.
 */
const take = (tx: Tx, refund: RefundRow, amount: number) =>
  sql`
    with lines as (
      update order_lines set refunded = case when ${refund.kind === 'order'} then pay else refunded + ${amount}::bigint
        end
      where order_id = ${refund.order_id} and (${refund.kind === 'order'} or id = ${refund.order_line_id}))
    update orders set refunded = refunded + ${amount}::bigint where id = ${refund.order_id}`.execute(tx);

/** The sale is reversed in the ledger; the money is the buyer's from now on, wherever it is. */
const owe = (tx: Tx, order: RefundedOrder, refundId: string, amount: number) =>
  postLedger(tx, { bizType: 'refund.approved', bizId: refundId, currency: order.currency }, [
    { account: salesAccountOf(order.shopId), delta: amount },
    { account: `member:${order.userId}:refund`, delta: -amount },
  ]);

const endOrder = async (
  tx: Tx,
  campaigns: CampaignParts,
  by: ReturnType<typeof shop> & { readonly noteText: string },
  order: RefundedOrder,
  told: ReturnType<typeof messagesFor>,
): Promise<void> => {
  const moved = await moveOrder(tx, order.id, 'refund', 'system', { cancelled_at: clock.now() });
  await returnGoods(tx, campaigns, moved);
  await recordChange(
    tx,
    order.id,
    { ...by, from: order.status, to: orderActions.refund.to, note: 'refunded' },
    told,
  );
};

const shop = (caller: Member) => ({ actor: 'shop', actorId: caller.memberId }) as const;
