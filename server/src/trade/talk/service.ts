import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';
import type { Source } from '../../platform/http/streams.ts';
import { addMessage } from './add-message.ts';
import {
  changedAfter,
  type ConversationRow,
  conversationOf,
  newestNews,
  ownPage,
} from './conversations.queries.ts';
import { hoursOf } from './desk.queries.ts';
import { lockConversation, sentBefore } from './lock.queries.ts';
import { markConversationRead } from './mark-read.ts';
import { messagesOf } from './messages.queries.ts';
import { openConversation } from './open-conversation.ts';
import { mallOffice, type Party, topicOf } from './party.ts';
import { toMessage, toOwn, toReception } from './present.ts';
import { thingOf } from './things.queries.ts';

export type TalkParts = {
  readonly db: Db;
  readonly limits: Limits;
};

const partyOf = ({ memberId }: Member): Party => ({ side: 'member', owner: memberId, by: memberId });

/**
 * Says something, as far as its sender may say more. What was sent before with the same key is answered as it was then,
 * whatever has become of the conversation and its things.
 */
export const sayOnce = async (
  { db, limits }: TalkParts,
  { by }: Party,
  { id, key }: { readonly id: string; readonly key: string },
  say: (tx: Tx) => Promise<number>,
): Promise<{ seq: number }> => {
  const before = await sentBefore(db, { id, by, key });
  if (before !== undefined) return { seq: before };
  await limits.take('talkPerConversation', `${by} ${id}`);
  await limits.take('talkPerMember', by);
  await limits.take('talkPerMemberDay', by);
  return inTransaction(db, async (tx) => ({ seq: await say(tx) }));
};

/** What changes in the conversations of a party. */
export const newsOf = (db: Db, party: Party, present: (row: ConversationRow) => unknown): Source => ({
  topic: topicOf(party),
  newest: () => newestNews(db, party),
  after: async (number) =>
    (await changedAfter(db, party, number)).map(({ row, ...news }) => ({ ...news, data: present(row) })),
});

/** Conversations as members see them: another's does not exist. */
export const createTalkService = ({ db, limits }: TalkParts) => ({
  open: (caller: Member, about: Input<'talk.open'>): Promise<Output<'talk.open'>> =>
    inTransaction(db, async (tx) => {
      const thing = await thingOf(tx, caller, about);
      if (thing === undefined) throw new Refusal('missing');
      return { id: await openConversation(tx, caller.memberId, thing.shopId) };
    }),

  list: async (caller: Member, input: Input<'talk.list'>): Promise<Output<'talk.list'>> => {
    const { rows, total, unread } = await ownPage(db, partyOf(caller), input);
    return { list: rows.map(toOwn), total, unread, page: input.page, size: input.size };
  },

  show: async (caller: Member, input: Input<'talk.show'>): Promise<Output<'talk.show'>> => {
    const row = await conversationOf(db, partyOf(caller), input.id);
    if (row === undefined) throw new Refusal('missing');
    const { rows, more } = await messagesOf(db, { ...input, notes: false });
    const reading = { side: 'member', language: caller.language } as const;
    return {
      conversation: toOwn(row),
      reception: toReception(await hoursOf(db, row.office_id)),
      messages: rows.map((message) => toMessage(message, reading)),
      more,
    };
  },

  send: (caller: Member, { about, ...said }: Input<'talk.send'>): Promise<Output<'talk.send'>> => {
    const party = partyOf(caller);
    return sayOnce({ db, limits }, party, said, async (tx) => {
      const thing = about === undefined ? null : await thingOf(tx, caller, about);
      const { office_id: officeId } = await lockConversation(tx, party, said.id);
      if (thing === undefined || (thing !== null && (thing.shopId ?? mallOffice) !== officeId))
        throw new Refusal('missing');
      return addMessage(tx, party, { ...said, thing });
    });
  },

  read: async (caller: Member, input: Input<'talk.read'>): Promise<null> => {
    await inTransaction(db, (tx) => markConversationRead(tx, partyOf(caller), input));
    return null;
  },

  news: (caller: Member): Source => newsOf(db, partyOf(caller), toOwn),
});
