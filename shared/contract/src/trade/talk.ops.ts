import { z } from 'zod';
import { op } from '../core/op.ts';
import { Id, int, listEnvelope, Nothing, Paging } from '../core/schema-helpers.ts';
import {
  About,
  Answer,
  Desk,
  HandOver,
  Hours,
  Inbox,
  InboxCounts,
  Messages,
  OfficeConversation,
  OwnConversation,
  ReadTo,
  Reception,
  Said,
  SaveAnswer,
  Say,
} from './talk.shapes.ts';

const refusesWords = ['missing', 'talk.empty', 'talk.pictureUnknown'] as const;
const streamed =
  'News of the conversations as server-sent events; `last-event-id` continues after the last one received';
const Stream = z.object({
  after: int(0, 1e15).optional().describe('The number to begin after, for who cannot send the header'),
});

/** Conversations of members with shops, and with the mall itself (docs/features/conversations.md). */
export const talkOps = {
  'talk.open': op('talk.open', {
    access: 'member',
    summary: 'The conversation with whoever sells a thing; the next message has the thing with it',
    input: About,
    output: z.object({ id: z.string() }),
    refuses: ['missing'],
  }),
  'talk.list': op('talk.list', {
    access: 'member',
    summary: 'Conversations, the last said first',
    input: Paging,
    output: listEnvelope(OwnConversation).extend({ unread: z.int() }),
  }),
  'talk.stream': op('talk.stream', {
    access: 'member',
    summary: streamed,
    input: Stream,
    output: Nothing,
  }),
  'talk.show': op('talk.show', {
    access: 'member',
    summary: 'What was said in one',
    input: Messages,
    output: Said.extend({ conversation: OwnConversation, reception: Reception }),
    refuses: ['missing'],
  }),
  'talk.send': op('talk.send', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Says something; a closed conversation is open again',
    input: Say.extend({ about: About.optional() }),
    output: z.object({ seq: z.int() }),
    refuses: [...refusesWords],
  }),
  'talk.read': op('talk.read', {
    access: 'member',
    summary: 'Marks what was said as read, up to a message',
    input: ReadTo,
    output: Nothing,
    refuses: ['missing'],
  }),
};

const SeenTo = z.object({ id: Id, after: int(0, 2_000_000_000).describe('The last message that was read') });
type Office = 'shopTalk' | 'mallTalk';
const accessOf = { shopTalk: 'staff:talk.answer', mallTalk: 'operator:talk.answer' } as const;
const editOf = { shopTalk: 'staff:shop.edit', mallTalk: 'operator:settings.edit' } as const;

/** The operations of an office: the same for a shop's people and for operators. */
const officeOps = <O extends Office>(office: O) => {
  const access = accessOf[office];
  return {
    list: op(`${office}.list`, {
      access,
      summary: 'Conversations: those that wait for an answer longest first, else the last said first',
      input: Inbox,
      output: listEnvelope(OfficeConversation).extend({ counts: InboxCounts }),
    }),
    stream: op(`${office}.stream`, { access, summary: streamed, input: Stream, output: Nothing }),
    desk: op(`${office}.desk`, {
      access,
      summary: 'Opening hours, saved answers and who may answer',
      input: z.object({}),
      output: Desk,
    }),
    saveHours: op(`${office}.saveHours`, {
      access: editOf[office],
      summary: 'Changes the opening hours, and how soon members can expect an answer',
      input: Hours,
      output: z.object({ version: z.int() }),
      refuses: ['talk.changedElsewhere'],
    }),
    saveAnswer: op(`${office}.saveAnswer`, {
      access,
      summary: 'Keeps an answer for the next time',
      input: SaveAnswer,
      output: Answer,
      refuses: ['missing', 'talk.tooManyAnswers'],
    }),
    removeAnswer: op(`${office}.removeAnswer`, {
      access,
      summary: 'Removes a saved answer',
      input: z.object({ id: Id }),
      output: Nothing,
      refuses: ['missing'],
    }),
    show: op(`${office}.show`, {
      access,
      summary: 'What was said in one, with notes',
      input: Messages,
      output: Said.extend({ conversation: OfficeConversation }),
      refuses: ['missing'],
    }),
    send: op(`${office}.send`, {
      access,
      summary: 'Answers; who answers what nobody has taken takes it. With `note` only colleagues read it',
      input: Say.extend({ note: z.boolean().default(false) }),
      output: z.object({ seq: z.int() }),
      refuses: [...refusesWords],
    }),
    read: op(`${office}.read`, {
      access,
      summary: 'Marks what was said as read for the office, up to a message',
      input: ReadTo,
      output: Nothing,
      refuses: ['missing'],
    }),
    take: op(`${office}.take`, {
      access,
      summary: 'Takes a conversation that nobody has; of two at once one does',
      input: z.object({ id: Id }),
      output: OfficeConversation,
      refuses: ['missing', 'talk.taken'],
    }),
    handOver: op(`${office}.handOver`, {
      access,
      summary: 'Gives a conversation to a colleague, with a note that the member does not see',
      input: HandOver,
      output: OfficeConversation,
      refuses: ['missing', 'talk.taken', 'talk.noColleague'],
    }),
    close: op(`${office}.close`, {
      access,
      summary: 'Closes a conversation; the next message opens it again',
      input: SeenTo,
      output: OfficeConversation,
      refuses: ['missing', 'talk.movedOn'],
    }),
  };
};
const shop = officeOps('shopTalk');
const mall = officeOps('mallTalk');

export const shopTalkOps = {
  'shopTalk.list': shop.list,
  'shopTalk.stream': shop.stream,
  'shopTalk.desk': shop.desk,
  'shopTalk.saveHours': shop.saveHours,
  'shopTalk.saveAnswer': shop.saveAnswer,
  'shopTalk.removeAnswer': shop.removeAnswer,
  'shopTalk.show': shop.show,
  'shopTalk.send': shop.send,
  'shopTalk.read': shop.read,
  'shopTalk.take': shop.take,
  'shopTalk.handOver': shop.handOver,
  'shopTalk.close': shop.close,
};
export const mallTalkOps = {
  'mallTalk.list': mall.list,
  'mallTalk.stream': mall.stream,
  'mallTalk.desk': mall.desk,
  'mallTalk.saveHours': mall.saveHours,
  'mallTalk.saveAnswer': mall.saveAnswer,
  'mallTalk.removeAnswer': mall.removeAnswer,
  'mallTalk.show': mall.show,
  'mallTalk.send': mall.send,
  'mallTalk.read': mall.read,
  'mallTalk.take': mall.take,
  'mallTalk.handOver': mall.handOver,
  'mallTalk.close': mall.close,
};
