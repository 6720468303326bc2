import { type MessageRow, messagesFor } from '../../platform/notifications/outbox.ts';
import type { MessageParams } from '../../platform/notifications/render-message.ts';

type Quoted = {
  readonly id: string;
  readonly no: string;
  readonly user_id: string;
  readonly shop_id: string | null;
};

/** News of a quote: numbered as its request or by itself, and about no order. */
export const quoteNews = (
  type: 'quote.sent' | 'quote.designSent' | 'quote.declined',
  { id, no, user_id: userId, shop_id: shopId }: Quoted,
  params: MessageParams = {},
): MessageRow[] =>
  messagesFor(type, { id, no, userId, shopId }, params).map((row) => ({ ...row, order_id: null }));
