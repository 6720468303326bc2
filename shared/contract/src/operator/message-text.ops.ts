import { z } from 'zod';
import { languages } from '../core/languages.ts';
import { newsKinds } from '../core/message.ops.ts';
import { op } from '../core/op.ts';
import { Nothing, text } from '../core/schema-helpers.ts';
import { messageTextLimits } from './content.ts';

export const audiences = ['member', 'shop'] as const;
const language = z.enum(languages);
const Text = z.object({
  title: text(1, messageTextLimits.title),
  body: text(1, messageTextLimits.body),
});
const Said = z.object({ title: z.string(), body: z.string() });
const Message = z.object({
  type: z.string().describe('What happened: `order.shipped`'),
  audience: z.enum(audiences),
  kind: z.enum(newsKinds),
  usual: Said.describe('The mall’s own words; `{{name}}` stands for a value'),
  own: Said.nullable().describe('What is sent instead'),
  names: z.array(z.string()).describe('The values that its words may name'),
});

/** The words of the messages that the mall sends to members and shops, a language each. */
export const messageTextOps = {
  'mallMessageText.list': op('mallMessageText.list', {
    access: 'operator:settings.view',
    summary: 'All messages with their words in one language',
    input: z.object({ language }),
    output: z.array(Message),
  }),
  'mallMessageText.save': op('mallMessageText.save', {
    access: 'operator:settings.edit',
    summary: 'Replaces the words of a message in one language, if they are those that were seen',
    input: z.object({
      type: text(1, 60),
      audience: z.enum(audiences),
      language,
      text: Text.nullable().describe('Null: the mall’s own words again'),
      seen: Said.nullable().describe('What was sent instead until now; null: the mall’s own words'),
    }),
    output: Nothing,
    refuses: ['missing', 'messageText.unknownName', 'goods.changedElsewhere'],
  }),
};
