import type { NewsKind } from '@mall/contract/core/message.ops';

/** Who reads a message: a member, or the people of a shop. */
export type Audience = 'member' | 'shop';

/**
 * The default until a member chooses: mail about their orders and account, no advertising, no text messages.
 */
export const usual: Readonly<Record<NewsKind, { sms: boolean; email: boolean }>> = {
  order: { sms: false, email: true },
  delivery: { sms: false, email: true },
  favourites: { sms: false, email: false },
  account: { sms: false, email: true },
};

const ofArea: Readonly<Record<string, NewsKind>> = {
  delivery: 'delivery',
  favourite: 'favourites',
  account: 'account',
  staff: 'account',
  shop: 'account',
  application: 'account',
  coupon: 'account',
  seckill: 'account',
  webhook: 'account',
};
const ofType: Readonly<Record<string, NewsKind>> = {
  'order.recorded': 'delivery',
  'order.shipped': 'delivery',
  'order.received': 'delivery',
};

/**
 * The subject of a message type, by its name: `<area>.<event>`; an area without an entry here is about
 * orders.
 */
export const kindOf = (type: string): NewsKind => ofType[type] ?? ofArea[type.split('.')[0] ?? ''] ?? 'order';
