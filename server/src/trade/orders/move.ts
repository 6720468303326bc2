import { orderActions, type OrderAction, type OrderStatus } from '@mall/contract/trade/order';
import { Refusal } from '@mall/contract/core/refusals';
import { type ExpressionBuilder, sql } from 'kysely';
import type { CampaignParts } from '../../platform/area.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { newId } from '../../platform/ids/ids.ts';
import type { MessageRow, Parties } from '../../platform/notifications/outbox.ts';
import { endProposal } from './address/end-proposal.ts';
import { syncMoney } from './sync-money.ts';
import { insertMessages } from '../../platform/notifications/send-messages.ts';

/** The orders of a database, and what campaigns do when one moves. */
export type Orders = { readonly db: Db; readonly campaigns: CampaignParts };
/** Whose orders a request may touch: every query of an order carries it. A null shop is the mall itself. */
export type Scope = { readonly userId: string } | SellerScope | 'system';
export type Who = { readonly actor: 'buyer' | 'shop' | 'system'; readonly actorId: string | null };

export const withinScope = (scope: Scope) => (where: ExpressionBuilder<Schema, 'orders'>) =>
  scope === 'system'
    ? where.lit(true)
    : 'userId' in scope
      ? where.and([where('user_id', '=', scope.userId), where('buyer_hidden', '=', false)])
      : where.and([
          // `is not distinct from` would cover both, but uses no index.
          scope.shopId === null ? where('shop_id', 'is', null) : where('shop_id', '=', scope.shopId),
          where('shop_hidden', '=', false),
        ]);

export type MovedOrder = Parties & {
  readonly pay: number;
  readonly source: string;
  readonly activityId: string | null;
  readonly addressVersion: number;
};

type Stamps = Partial<
  Record<'cancelled_at' | 'shipped_at' | 'received_at' | 'expires_at' | 'warned_at', Date> & {
    paid_at: Date | null;
    promised_at: Date | null;
    paid: number;
  }
>;
type MovingAction = Exclude<
  OrderAction,
  'askRefund' | 'changeAddress' | 'proposeAddress' | 'evaluate' | 'remove'
>;

/**
 * Moves an order by one row of the table of `@mall/contract/trade/order`: the row's `from` is the WHERE
 * clause, so of two moves at once only one wins. Throws missing outside the scope, order.notAllowed with the
 * status it has.
 */
export const moveOrder = async (
  tx: Tx,
  orderId: string,
  action: MovingAction,
  scope: Scope,
  stamps: Stamps = {},
): Promise<MovedOrder> => {
  const { from, to } = orderActions[action];
  const moved = await tx
    .updateTable('orders')
    .set({ status: to, ...stamps })
    .where('id', '=', orderId)
    .where('status', 'in', [...from])
    .where(withinScope(scope))
    .$if(action === 'expire', (query) => query.where('expires_at', '<=', sql<Date>`now()`))
    .returning([
      'id',
      'no',
      'user_id as userId',
      'shop_id as shopId',
      'pay',
      'source',
      'activity_id as activityId',
      'address_version as addressVersion',
    ])
    .executeTakeFirst();
  if (moved === undefined) return refuseMove(tx, orderId, scope);
  if (endsProposals(action)) await endProposal(tx, orderId, 'over');
  return moved;
};

/** Of an order that is sent or ends, no address is changed any more. */
const endsProposals = (action: MovingAction): boolean => {
  const open: readonly number[] = orderActions.proposeAddress.from;
  const { from, to } = orderActions[action];
  return from.some((status) => open.includes(status)) && !open.includes(to);
};

/** Throws why an order could not be changed: it is not the caller's, or its state does not allow it. */
export const refuseMove = async (tx: Tx, orderId: string, scope: Scope): Promise<never> => {
  const held = await tx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .where(withinScope(scope))
    .executeTakeFirst();
  throw held === undefined
    ? new Refusal('missing')
    : new Refusal('order.notAllowed', { status: held.status });
};

export type Change = Who & {
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  /**
   * A key for which clients have a phrase: created, paid, confirmed, recorded, shipped, received, cancelled,
   * expired, reviewed, refundAsked …
   */
  readonly note: string;
  readonly noteText?: string;
};

/**
 * Writes an order's event and its messages in the transaction of the change, and its effect for its
 * promoters. That transaction must have locked the order's row.
 */
export const recordChange = async (
  tx: Tx,
  orderId: string,
  change: Change,
  messages: readonly MessageRow[],
): Promise<void> => {
  await sql`
    with event as (
      insert into order_events (id, order_id, seq, actor, actor_id, from_status, to_status, note, note_text)
      select ${newId()}, ${orderId}, coalesce(max(seq), 0) + 1, ${change.actor}, ${change.actorId},
        ${change.from}::smallint,
        ${change.to}::smallint, ${change.note}, ${change.noteText ?? ''}
      from order_events where order_id = ${orderId})
    ${insertMessages(messages, sql<boolean>`true`)}`.execute(tx);
  await syncMoney(tx, orderId);
};
