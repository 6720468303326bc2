import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import type { Audience } from './render-message.ts';
import { renderMessage } from './render-message.ts';
import { inboxOf, messagePage, ownOf, unreadIn } from './inbox.queries.ts';
import { markAllRead, markRead, removeMessages } from './mark-read.ts';

type Message = Output<'message.show'>;

/** Messages of a member, and of the shop where they work. Unread is a query, never a stored count. */
export const createMessageService = ({ db }: { db: Db }) => ({
  count: async (caller: Member, audience: Audience): Promise<Output<'message.count'>> => {
    const row = await unreadIn(db, inboxOf(caller, audience));
    return { messageCount: row.n };
  },

  list: async (
    caller: Member,
    { audience, unread, page, size }: Input<'message.list'>,
  ): Promise<Output<'message.list'>> => {
    const { rows, all } = await messagePage(db, inboxOf(caller, audience), { unread, page, size });
    return { list: rows.map((row) => toMessage(row, caller.language)), total: all.n, page, size };
  },

  readAll: async (caller: Member, audience: Audience): Promise<Output<'message.count'>> => {
    await markAllRead(db, inboxOf(caller, audience));
    return { messageCount: 0 };
  },

  /** Returns a message and marks it read. */
  show: async (caller: Member, id: string): Promise<Message> => {
    const row = await markRead(db, ownOf(caller), id);
    if (row === undefined) throw new Refusal('missing');
    return toMessage(row, caller.language);
  },

  remove: async (caller: Member, ids: readonly string[]): Promise<number> => {
    return removeMessages(db, ownOf(caller), ids);
  },
});

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
