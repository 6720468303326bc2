import { newId } from '../ids/ids.ts';
import { isFor, type MessageParams, type MessageType } from './render-message.ts';

/** Whom an order's news concern. */
export type Parties = {
  readonly id: string;
  readonly no: string;
  readonly userId: string;
  readonly shopId: string | null;
};

export type MessageRow = {
  id: string;
  audience: 'member' | 'shop';
  user_id: string | null;
  shop_id: string | null;
  type: MessageType;
  params: MessageParams;
  order_id: string | null;
  once_key: string;
};

/**
 * One event → one message for each audience for which the type has a phrase. `about` distinguishes two events
 * of one type (two intents of an order); the same event twice makes no second message.
 */
export const messagesFor = (
  type: MessageType,
  order: Parties,
  params: MessageParams = {},
  about = order.id,
): MessageRow[] => {
  const row = (audience: 'member' | 'shop'): MessageRow => ({
    id: newId(),
    audience,
    user_id: audience === 'member' ? order.userId : null,
    shop_id: audience === 'shop' ? order.shopId : null,
    type,
    params: { no: order.no, ...params },
    order_id: order.id,
    once_key: `${type}:${about}:${audience}`,
  });
  return [
    ...(isFor(type, 'member') ? [row('member')] : []),
    ...(isFor(type, 'shop') && order.shopId !== null ? [row('shop')] : []),
  ];
};

/**
 * News for one member that belong to no order. `about` distinguishes two of one type: the same twice makes no
 * second message.
 */
export const memberMessage = (
  type: MessageType,
  userId: string,
  params: MessageParams,
  about: string,
): MessageRow => ({
  id: newId(),
  audience: 'member',
  user_id: userId,
  shop_id: null,
  type,
  params,
  order_id: null,
  once_key: `${type}:${about}`,
});

/** News for a shop that belong to no order. `about` distinguishes two of one type. */
export const shopMessage = (
  type: MessageType,
  shopId: string,
  params: MessageParams,
  about: string,
): MessageRow => ({
  id: newId(),
  audience: 'shop',
  user_id: null,
  shop_id: shopId,
  type,
  params,
  order_id: null,
  once_key: `${type}:${about}`,
});
