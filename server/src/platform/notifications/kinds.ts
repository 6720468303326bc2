import type { NewsKind } from '@mall/contract/core/message.ops';

/** What is chosen until a member says otherwise: letters about his orders and account, nothing that advertises, no text messages. */
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
};
const ofType: Readonly<Record<string, NewsKind>> = {
  'order.recorded': 'delivery',
  'order.shipped': 'delivery',
  'order.received': 'delivery',
};

/** What a type of message is about, by its name: `<area>.<event>`; an area that nobody named here is about orders. */
export const kindOf = (type: string): NewsKind => ofType[type] ?? ofArea[type.split('.')[0] ?? ''] ?? 'order';
