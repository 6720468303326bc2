import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Language } from '@mall/contract/core/languages';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Source } from '../../platform/http/streams.ts';
import { addMessage } from './add-message.ts';
import { assignConversation } from './assign.ts';
import { closeConversation } from './close.ts';
import { conversationOf, inboxPage } from './conversations.queries.ts';
import { answersOf, hoursOf } from './desk.queries.ts';
import { markConversationRead } from './mark-read.ts';
import { messagesOf } from './messages.queries.ts';
import { openOffice } from './open-office.ts';
import { mallOffice, type Party } from './party.ts';
import { colleaguesOf } from './people.queries.ts';
import { toHours, toMessage, toOffice } from './present.ts';
import { removeAnswer } from './remove-answer.ts';
import { saveAnswer } from './save-answer.ts';
import { saveHours } from './save-hours.ts';
import { newsOf, sayOnce, type TalkParts } from './service.ts';

/** Somebody of an office, and what is written down of what they do. */
export type Clerk = {
  readonly party: Party;
  readonly language: Language;
  readonly note: (tx: Tx, action: ClerkAction, object: `${string}:${string}`) => Promise<void>;
};
export type ClerkAction =
  | 'talk.answer'
  | 'talk.take'
  | 'talk.handOver'
  | 'talk.close'
  | 'talk.hours'
  | 'talk.saveAnswer'
  | 'talk.removeAnswer';
type Conversation = Output<'shopTalk.take'>;

/** Conversations in the office of a shop, and in that of the mall. */
export const createOfficeTalk = ({ db, limits }: TalkParts) => {
  const one = async (reader: Reader, { party }: Clerk, id: string): Promise<Conversation> => {
    const row = await conversationOf(reader, party, id);
    if (row === undefined) throw new Refusal('missing');
    return toOffice(row);
  };
  const change = (clerk: Clerk, id: string, action: ClerkAction, work: (tx: Tx) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      await work(tx);
      await clerk.note(tx, action, `conversation:${id}`);
      return one(tx, clerk, id);
    });
  const atDesk = ({ owner }: Party, tx: Tx): Promise<string> =>
    openOffice(tx, owner === mallOffice ? null : owner);

  return {
    list: async ({ party }: Clerk, input: Input<'shopTalk.list'>): Promise<Output<'shopTalk.list'>> => {
      const { rows, total, counts } = await inboxPage(db, party, input);
      return { list: rows.map(toOffice), total, counts, page: input.page, size: input.size };
    },

    show: async (clerk: Clerk, input: Input<'shopTalk.show'>): Promise<Output<'shopTalk.show'>> => {
      const conversation = await one(db, clerk, input.id);
      const { rows, more } = await messagesOf(db, { ...input, notes: true });
      const reading = { side: 'office', language: clerk.language } as const;
      return { conversation, messages: rows.map((message) => toMessage(message, reading)), more };
    },

    send: (clerk: Clerk, said: Input<'shopTalk.send'>): Promise<Output<'shopTalk.send'>> =>
      sayOnce({ db, limits }, clerk.party, said, async (tx) => {
        const seq = await addMessage(tx, clerk.party, said);
        await clerk.note(tx, 'talk.answer', `conversation:${said.id}`);
        return seq;
      }),

    read: async ({ party }: Clerk, input: Input<'shopTalk.read'>): Promise<null> => {
      await inTransaction(db, (tx) => markConversationRead(tx, party, input));
      return null;
    },

    take: (clerk: Clerk, id: string): Promise<Conversation> =>
      change(clerk, id, 'talk.take', (tx) =>
        assignConversation(tx, clerk.party, { id, to: clerk.party.by, seenBy: null, note: '' }),
      ),

    handOver: (clerk: Clerk, input: Input<'shopTalk.handOver'>): Promise<Conversation> =>
      change(clerk, input.id, 'talk.handOver', (tx) => assignConversation(tx, clerk.party, input)),

    close: (clerk: Clerk, input: Input<'shopTalk.close'>): Promise<Conversation> =>
      change(clerk, input.id, 'talk.close', (tx) => closeConversation(tx, clerk.party, input)),

    desk: async ({ party }: Clerk): Promise<Output<'shopTalk.desk'>> => ({
      hours: toHours(await hoursOf(db, party.owner)),
      answers: await answersOf(db, party.owner),
      people: await colleaguesOf(db, party.owner),
      me: party.by,
    }),

    saveHours: (clerk: Clerk, input: Input<'shopTalk.saveHours'>): Promise<Output<'shopTalk.saveHours'>> =>
      inTransaction(db, async (tx) => {
        const id = await atDesk(clerk.party, tx);
        const version = await saveHours(tx, id, input);
        await clerk.note(tx, 'talk.hours', `talkOffice:${id}`);
        return { version };
      }),

    saveAnswer: (clerk: Clerk, input: Input<'shopTalk.saveAnswer'>): Promise<Output<'shopTalk.saveAnswer'>> =>
      inTransaction(db, async (tx) => {
        await atDesk(clerk.party, tx);
        const saved = await saveAnswer(tx, clerk.party, input);
        await clerk.note(tx, 'talk.saveAnswer', `talkAnswer:${saved.id}`);
        return saved;
      }),

    removeAnswer: async (clerk: Clerk, id: string): Promise<null> => {
      await inTransaction(db, async (tx) => {
        await removeAnswer(tx, clerk.party, id);
        await clerk.note(tx, 'talk.removeAnswer', `talkAnswer:${id}`);
      });
      return null;
    },

    news: ({ party }: Clerk): Source => newsOf(db, party, toOffice),
  };
};
