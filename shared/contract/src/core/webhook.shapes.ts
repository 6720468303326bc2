import { z } from 'zod';
import {
  Flag,
  Id,
  Instant,
  int,
  listEnvelope,
  listOf,
  None,
  Nothing,
  Paging,
  text,
} from './schema-helpers.ts';
import {
  allWebhookEvents,
  isWebhookUrl,
  tryProblems,
  webhookLimits,
  webhookOffs,
  webhookStates,
} from './webhook.ts';

const Endpoint = z.object({
  id: z.string(),
  version: z.int(),
  url: z.string(),
  note: z.string(),
  events: z.array(z.enum(allWebhookEvents)),
  on: z.boolean(),
  off: z.enum(webhookOffs).nullable().describe('Why it is off'),
  failingSince: Instant.nullable().describe('Nothing has arrived since'),
  oldSecretUntil: Instant.nullable().describe('Until then requests are signed with the former secret too'),
  waiting: z.int().describe('Events on their way, counted to 100'),
  lastAt: Instant.nullable().describe('When an event arrived last'),
  createdAt: Instant,
});

const Send = z.object({
  id: z.string().describe('The webhook-id of all its tries'),
  event: z.string(),
  state: z.enum(webhookStates),
  tries: z.int(),
  at: Instant.describe('When it happened'),
  dueAt: Instant.nullable().describe('The next try'),
  status: z.int().nullable().describe('Of the last answer'),
  problem: z.enum(tryProblems).nullable().describe('Of the last try'),
  durationMs: z.int().nullable().describe('Of the last try'),
});

const Try = z.object({
  at: Instant,
  status: z.int().nullable(),
  durationMs: z.int(),
  problem: z.enum(tryProblems).nullable(),
  answer: z.string().describe('How the answer begins'),
});

const url = text(1, webhookLimits.url).refine(isWebhookUrl);
const note = text(0, webhookLimits.note).default('').describe('What it is, for the people who see it');
const events = listOf(z.enum(allWebhookEvents), allWebhookEvents.length).refine((list) => list.length > 0);
const OfOne = z.object({ id: Id });

/** What the operations of shops and those of the mall have in common: input, output, refusals. */
export const webhookParts = {
  list: {
    summary: 'Addresses that events are sent to',
    input: None,
    output: z.object({ list: z.array(Endpoint) }),
  },
  detail: { summary: 'One of the addresses', input: OfOne, output: Endpoint, refuses: ['missing'] },
  create: {
    summary: 'Adds an address; its secret is shown this once',
    input: z.object({ url, note, events }),
    output: z.object({ endpoint: Endpoint, signingSecret: z.string().describe('whsec_…') }),
    refuses: ['webhook.tooMany', 'webhook.addressRefused'],
  },
  change: {
    summary: 'Changes address, note and events of the version that was seen',
    input: OfOne.extend({ version: int(1, 1_000_000), url, note, events }),
    output: Endpoint,
    refuses: ['missing', 'goods.changedElsewhere', 'webhook.addressRefused'],
  },
  set: {
    summary: 'Switches an address on or off',
    input: OfOne.extend({ on: Flag }),
    output: Endpoint,
    refuses: ['missing'],
  },
  rotate: {
    summary: 'Gives an address a new secret, shown this once; the former one signs too for a day',
    input: OfOne,
    output: z.object({ endpoint: Endpoint, signingSecret: z.string() }),
    refuses: ['missing'],
  },
  remove: {
    summary: 'Removes an address; it can be put back',
    input: OfOne,
    output: Nothing,
    refuses: ['missing'],
  },
  restore: {
    summary: 'Puts an address back that was removed',
    input: OfOne,
    output: Nothing,
    refuses: ['missing', 'webhook.tooMany'],
  },
  test: {
    summary: 'Sends a test event to an address that is on',
    input: OfOne,
    output: z.object({ id: z.string() }),
    refuses: ['missing', 'webhook.off'],
  },
  sends: {
    summary: 'What was sent to an address, or waits, of the last 30 days; the latest first',
    input: Paging.extend({ id: Id, state: z.enum(webhookStates).optional() }),
    output: listEnvelope(Send),
    refuses: ['missing'],
  },
  send: {
    summary: 'One event with its body and the tries to send it',
    input: OfOne,
    output: Send.extend({ endpointId: z.string(), body: z.string(), all: z.array(Try) }),
    refuses: ['missing'],
  },
  again: {
    summary: 'Sends an event again that arrived or failed, with the same webhook-id',
    input: OfOne,
    output: Nothing,
    refuses: ['missing', 'webhook.underWay', 'webhook.off'],
  },
} as const;
