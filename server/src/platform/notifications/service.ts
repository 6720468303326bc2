import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Hooks } from '../area.ts';
import type { Db } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import type { Audience } from './kinds.ts';
import { renderMessage } from './render-message.ts';
import { isOfficeOpenTo, requireOffice } from '../http/office-session.ts';
import { type Inbox, inboxOf, isOfShop, messagePage, ownOf, unreadIn } from './inbox.queries.ts';
import type { OwnTexts } from './own-texts.ts';
import { readOwnTexts } from './own-texts.queries.ts';
import { markAllRead, markRead, removeMessages } from './mark-read.ts';

type Message = Output<'message.show'>;

/**
 * Messages of a member, and of the shop where they work. Unread is a query, never a stored count. Those of the shop are
 * as closed as its office.
 */
export const createMessageService = ({
  db,
  secondFactorRequired,
  hooks,
}: {
  db: Db;
  secondFactorRequired: boolean;
  hooks: Pick<Hooks, 'unreadTalks'>;
}) => {
  /** One inbox of the caller. Throws access.denied, and for the shop's what its office would say. */
  const openInbox = async (caller: Member, audience: Audience): Promise<Inbox> => {
    const inbox = inboxOf(caller, audience);
    if (audience === 'shop') await requireOffice(db, caller, secondFactorRequired);
    return inbox;
  };
  /** Both inboxes of the caller, for these messages. Throws what the office would say when one is of the shop. */
  const openOwn = async (caller: Member, ids: readonly string[]): Promise<Inbox> => {
    if (await isOfShop(db, caller, ids)) await requireOffice(db, caller, secondFactorRequired);
    return ownOf(caller);
  };
  return {
    count: async (caller: Member, audience: Audience): Promise<Output<'message.count'>> => {
      const inbox = inboxOf(caller, audience);
      // The menu of the mall asks too: it must not ask a shopper for a proof.
      if (audience === 'shop' && !(await isOfficeOpenTo(db, caller, secondFactorRequired)))
        return { messageCount: 0 };
      const row = await unreadIn(db, inbox);
      return { messageCount: row.n + (await hooks.unreadTalks(db, caller, audience)) };
    },

    list: async (
      caller: Member,
      { audience, unread, page, size }: Input<'message.list'>,
    ): Promise<Output<'message.list'>> => {
      const { rows, all } = await messagePage(db, await openInbox(caller, audience), { unread, page, size });
      const own = await readOwnTexts(db);
      return { list: rows.map((row) => toMessage(row, caller.language, own)), total: all.n, page, size };
    },

    readAll: async (caller: Member, audience: Audience): Promise<Output<'message.count'>> => {
      await markAllRead(db, await openInbox(caller, audience));
      return { messageCount: await hooks.unreadTalks(db, caller, audience) };
    },

    /** Returns a message and marks it read. */
    show: async (caller: Member, id: string): Promise<Message> => {
      const row = await markRead(db, await openOwn(caller, [id]), id);
      if (row === undefined) throw new Refusal('missing');
      return toMessage(row, caller.language, await readOwnTexts(db));
    },

    remove: async (caller: Member, ids: readonly string[]): Promise<number> => {
      return removeMessages(db, await openOwn(caller, ids), ids);
    },
  };
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
  own: OwnTexts,
): Message => ({
  id: row.id,
  type: row.type,
  ...renderMessage(row.type, row.audience === 'shop' ? 'shop' : 'member', row.params, language, own),
  read: row.read_at !== null,
  orderId: row.order_id,
  productId: row.params.productId === undefined ? null : String(row.params.productId),
  at: row.created_at.toISOString(),
});
