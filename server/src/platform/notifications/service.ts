import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import type { Member } from '../http/caller.ts';
import type { Audience } from './render-message.ts';
import { renderMessage } from './render-message.ts';

type Message = Output<'message.show'>;

/** Messages of a member, and of the shop that he works for. Unread is a query, never a stored count. */
export const createMessageService = ({ db }: { db: Db }) => ({
  count: async (caller: Member, audience: Audience): Promise<Output<'message.count'>> => {
    const row = await db
      .selectFrom('messages')
      .select(sql<number>`count(*)`.as('n'))
      .where(inboxOf(caller, audience))
      .where('deleted_at', 'is', null)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { messageCount: row.n };
  },

  list: async (
    caller: Member,
    { audience, unread, page, size }: Input<'message.list'>,
  ): Promise<Output<'message.list'>> => {
    const inbox = db
      .selectFrom('messages')
      .where(inboxOf(caller, audience))
      .where('deleted_at', 'is', null)
      .$if(unread === true, (query) => query.where('read_at', 'is', null));
    const [rows, all] = await Promise.all([
      inbox
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute(),
      inbox.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
    ]);
    return { list: rows.map((row) => toMessage(row, caller.language)), total: all.n, page, size };
  },

  readAll: async (caller: Member, audience: Audience): Promise<Output<'message.count'>> => {
    await db
      .updateTable('messages')
      .set({ read_at: new Date() })
      .where(inboxOf(caller, audience))
      .where('deleted_at', 'is', null)
      .where('read_at', 'is', null)
      .execute();
    return { messageCount: 0 };
  },

  /** Shows a message and marks it read. */
  show: async (caller: Member, id: string): Promise<Message> => {
    const row = await db
      .updateTable('messages')
      .set({ read_at: sql`coalesce(read_at, now())` })
      .where('id', '=', id)
      .where(ownOf(caller))
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('missing');
    return toMessage(row, caller.language);
  },

  remove: async (caller: Member, ids: readonly string[]): Promise<number> => {
    const gone = await db
      .updateTable('messages')
      .set({ deleted_at: new Date() })
      .where('id', 'in', [...ids])
      .where(ownOf(caller))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return Number(gone.numUpdatedRows);
  },
});

type Where = ExpressionBuilder<Schema, 'messages'>;

const mayReadShop = (caller: Member): string | null =>
  caller.staff?.permissions.includes('message.view') === true ? caller.staff.shopId : null;

/** One inbox. Throws access.denied for the shop's without the permission. */
const inboxOf = (caller: Member, audience: Audience) => {
  const shopId = mayReadShop(caller);
  if (audience === 'shop' && shopId === null) throw new Refusal('access.denied', 'message.view');
  return (where: Where) =>
    audience === 'shop'
      ? where.and([where('audience', '=', 'shop'), where('shop_id', '=', shopId)])
      : where.and([where('audience', '=', 'member'), where('user_id', '=', caller.memberId)]);
};

/** Either inbox of the caller: an id does not say which. */
const ownOf = (caller: Member) => {
  const shopId = mayReadShop(caller);
  return (where: Where) =>
    where.or([
      where.and([where('audience', '=', 'member'), where('user_id', '=', caller.memberId)]),
      ...(shopId === null
        ? []
        : [where.and([where('audience', '=', 'shop'), where('shop_id', '=', shopId)])]),
    ]);
};

const toMessage = (
  row: {
    id: string;
    type: string;
    audience: string;
    params: Record<string, string | number>;
    read_at: Date | null;
    order_id: string | null;
    created_at: Date;
  },
  language: Language,
): Message => ({
  id: row.id,
  type: row.type,
  ...renderMessage(row.type, row.audience === 'shop' ? 'shop' : 'member', row.params, language),
  read: row.read_at !== null,
  orderId: row.order_id,
  productId: row.params.productId === undefined ? null : String(row.params.productId),
  at: row.created_at.toISOString(),
});
