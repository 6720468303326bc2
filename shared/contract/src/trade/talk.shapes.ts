import { z } from 'zod';
import { Id, Instant, int, listOf, MediaUrl, Paging, text } from '../core/schema-helpers.ts';
import { areOpenDays, talkLimits as limits, talkTabs, talkThings } from './talk.ts';

const Seq = int(0, 2_000_000_000);

export const About = z.object({ kind: z.enum(talkThings), id: Id });

const Thing = z.object({
  kind: z.enum(talkThings),
  id: z.string().describe('For the link: of the order, for a delivery too'),
  title: z.string(),
  image: z.string(),
});

export const TalkMessage = z.object({
  seq: z.int(),
  side: z.enum(['member', 'office']),
  kind: z.enum(['words', 'note']).describe('A note is read by the office alone'),
  by: z.string().describe('The name of the member, or of the colleague; empty where the member reads it'),
  words: z.string(),
  pictures: z.array(z.string()),
  thing: Thing.nullable(),
  at: Instant,
});

const Conversation = z.object({
  id: z.string(),
  status: z.enum(['open', 'closed']),
  lastSeq: z.int(),
  unread: z.int().describe('Messages that this side has not read'),
  peerRead: z.int().describe('Up to where the other side has read'),
  lastAt: Instant,
  lastWords: z.string().describe('Of the last message; empty for a picture alone'),
  lastSide: z.enum(['member', 'office']),
});

/** How a member sees it. */
export const OwnConversation = Conversation.extend({
  name: z.string().describe('Of the shop; empty for the mall itself'),
  logo: z.string().nullable(),
});
/** How the office sees it. */
export const OfficeConversation = Conversation.extend({
  member: z.object({ id: z.string(), name: z.string() }),
  waitingSince: Instant.nullable().describe('Since when the member waits for an answer'),
  assigned: z.object({ id: z.string(), name: z.string() }).nullable(),
});

export const Reception = z.object({
  open: z.boolean(),
  opensAt: Instant.nullable(),
  answersWithin: z.int().nullable().describe('Minutes, in opening hours'),
});

/** The messages after one, or before one; without either the last. */
export const Messages = z.object({ id: Id, after: Seq.optional(), before: Seq.optional() });
export const Said = z.object({
  messages: z.array(TalkMessage),
  more: z.boolean().describe('Whether there are earlier ones'),
});

export const Say = z.object({
  id: Id,
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .describe('Made by the sender: the same twice is one message'),
  words: text(0, limits.words).default(''),
  pictures: listOf(MediaUrl, limits.pictures).default([]),
});
export const ReadTo = z.object({ id: Id, seq: Seq });

export const Inbox = Paging.extend({
  tab: z.enum(talkTabs).default('unanswered'),
  keyword: text(0, 60).optional().describe('A part of the member’s name, or of what was said'),
});
export const InboxCounts = z.object({ unanswered: z.int(), mine: z.int() });

const Minutes = int(0, 1440);
const OpenDay = z.object({ from: Minutes, to: Minutes }).nullable();
export const Hours = z.object({
  version: int(0, 1e9),
  days: z
    .array(OpenDay)
    .refine(areOpenDays)
    .describe('Seven, Monday first: minutes after midnight in Shanghai; null when closed'),
  answersWithin: int(limits.promise.least, limits.promise.most).nullable(),
});
export const Answer = z.object({ id: z.string(), title: z.string(), words: z.string() });
export const SaveAnswer = z.object({
  id: Id.optional(),
  title: text(1, limits.answerTitle),
  words: text(1, limits.words),
});
export const Desk = z.object({
  hours: z.object({
    version: z.int(),
    days: z.array(z.object({ from: z.int(), to: z.int() }).nullable()),
    answersWithin: z.int().nullable(),
  }),
  answers: z.array(Answer),
  people: z.array(z.object({ id: z.string(), name: z.string() })).describe('Who may answer'),
  me: z.string(),
});
export const HandOver = z.object({
  id: Id,
  to: Id,
  seenBy: Id.nullable().describe('Who had it when the page was read'),
  note: text(0, limits.note).default(''),
});
