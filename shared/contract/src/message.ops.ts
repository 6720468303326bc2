import { z } from 'zod';
import { Id, Instant, listEnvelope, Nothing, Paging } from './kit.ts';
import { op } from './op.ts';

const Message = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  body: z.string(),
  read: z.boolean(),
  orderId: z.string().nullable(),
  at: Instant,
});

export const messageOps = {
  'message.count': op('message.count', {
    access: 'member',
    summary: 'Unread messages',
    input: z.object({ audience: z.enum(['member', 'shop']).default('member') }),
    output: z.object({ messageCount: z.int() }),
  }),
  'message.list': op('message.list', {
    access: 'member',
    summary: 'Messages',
    input: Paging.extend({ audience: z.enum(['member', 'shop']).default('member') }),
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
};
