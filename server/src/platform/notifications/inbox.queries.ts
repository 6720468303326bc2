import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { Member } from '../http/caller.ts';
import type { Audience } from './kinds.ts';
import type { Db } from '../db/open.ts';

type Where = ExpressionBuilder<Schema, 'messages'>;

const mayReadShop = (caller: Member): string | null =>
  caller.staff?.permissions.includes('message.view') === true ? caller.staff.shopId : null;

/** One inbox. Throws access.denied for the shop's without the permission. */
export const inboxOf = (caller: Member, audience: Audience) => {
  const shopId = mayReadShop(caller);
  if (audience === 'shop' && shopId === null) throw new Refusal('access.denied', 'message.view');
  return (where: Where) =>
    audience === 'shop'
      ? where.and([where('audience', '=', 'shop'), where('shop_id', '=', shopId)])
      : where.and([where('audience', '=', 'member'), where('user_id', '=', caller.memberId)]);
};

/** Both inboxes of the caller: an id does not reveal which. */
export const ownOf = (caller: Member) => {
  const shopId = mayReadShop(caller);
  return (where: Where) =>
    where.or([
      where.and([where('audience', '=', 'member'), where('user_id', '=', caller.memberId)]),
      ...(shopId === null
        ? []
        : [where.and([where('audience', '=', 'shop'), where('shop_id', '=', shopId)])]),
    ]);
};

export type Inbox = ReturnType<typeof inboxOf>;

/** Whether one of these is in the inbox of the caller's shop. */
export const isOfShop = async (db: Db, caller: Member, ids: readonly string[]): Promise<boolean> => {
  if (mayReadShop(caller) === null) return false;
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('id', 'in', [...ids])
    .where(inboxOf(caller, 'shop'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The number of unread messages of an inbox. */
export const unreadIn = (db: Db, inbox: Inbox) =>
  db
    .selectFrom('messages')
    .select(sql<number>`count(*)`.as('n'))
    .where(inbox)
    .where('deleted_at', 'is', null)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();

/** A page of an inbox, the latest first, and the total. */
export const messagePage = async (
  db: Db,
  inbox: Inbox,
  { unread, page, size }: Pick<Input<'message.list'>, 'unread' | 'page' | 'size'>,
) => {
  const among = db
    .selectFrom('messages')
    .where(inbox)
    .where('deleted_at', 'is', null)
    .$if(unread === true, (query) => query.where('read_at', 'is', null));
  const [rows, all] = await Promise.all([
    among
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    among.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow(),
  ]);
  return { rows, all };
};
