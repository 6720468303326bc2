import { z } from 'zod';
import { Flag, Id, Instant, listEnvelope, None, Nothing, Paging } from './schema-helpers.ts';
import { op } from './op.ts';

/** Topics of the news; for each, a member chooses the channels besides the mall. */
export const newsKinds = ['order', 'delivery', 'favourites', 'account'] as const;
export type NewsKind = (typeof newsKinds)[number];

const Preferences = z.object({
  /** The channels that this mall has. */
  offered: z.object({ sms: z.boolean(), email: z.boolean() }),
  email: z.object({ address: z.string().nullable(), confirmed: z.boolean() }),
  kinds: z.array(z.object({ kind: z.enum(newsKinds), sms: z.boolean(), email: z.boolean() })),
});

const Message = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  body: z.string(),
  read: z.boolean(),
  orderId: z.string().nullable(),
  productId: z.string().nullable(),
  at: Instant,
});

export const messageOps = {
  'message.count': op('message.count', {
    access: 'member',
    summary: 'Unread messages, those in conversations included',
    input: z.object({ audience: z.enum(['member', 'shop']).default('member') }),
    output: z.object({ messageCount: z.int() }),
  }),
  'message.list': op('message.list', {
    access: 'member',
    summary: 'Messages',
    input: Paging.extend({
      audience: z.enum(['member', 'shop']).default('member'),
      unread: Flag.optional().describe('Only what nobody has read'),
    }),
    output: listEnvelope(Message),
  }),
  'message.show': op('message.show', {
    access: 'member',
    summary: 'One message; marks it read',
    input: z.object({ id: Id }),
    output: Message,
    refuses: ['missing'],
  }),
  'message.remove': op('message.remove', {
    access: 'member',
    summary: 'Deletes a message',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing'],
  }),
  'message.removeMany': op('message.removeMany', {
    access: 'member',
    summary: 'Deletes messages',
    input: z.object({ ids: z.array(Id).min(1).max(100) }),
    output: Nothing,
  }),
  'message.readAll': op('message.readAll', {
    access: 'member',
    summary: 'Marks all messages read',
    input: z.object({ audience: z.enum(['member', 'shop']).default('member') }),
    output: z.object({ messageCount: z.int() }),
  }),
  'message.preferences': op('message.preferences', {
    access: 'member',
    summary: 'By which ways news reach the member; in the mall they always do',
    input: None,
    output: Preferences,
  }),
  'message.prefer': op('message.prefer', {
    access: 'member',
    needsProvedNumber: true,
    summary: 'Chooses the ways for one kind of news',
    input: z.object({ kind: z.enum(newsKinds), sms: Flag, email: Flag }),
    output: Preferences,
  }),
};
