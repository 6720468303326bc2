import type { Tx } from '../../platform/db/open.ts';
import { newId } from '../../platform/ids/ids.ts';
import { memberMessage, type MessageRow } from '../../platform/notifications/outbox.ts';
import type { MessageType } from '../../platform/notifications/render-message.ts';
import { roleParams } from '../../platform/i18n/permission-names.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';

type Told = { readonly shop: string; readonly role?: string; readonly date?: string };

/** Notifies a member of a change of their place in a shop. */
export const notifyMember = (
  tx: Tx,
  type: MessageType,
  userId: string,
  { role, ...told }: Told,
): Promise<void> =>
  sendMessages(tx, [
    memberMessage(type, userId, { ...told, ...(role === undefined ? {} : roleParams(role)) }, newId()),
  ]);

/** Notifies the shop who has left or joined it, or does not want to. */
export const notifyShop = (
  tx: Tx,
  type: 'staff.left' | 'staff.joined' | 'staff.declined',
  shopId: string,
  who: { readonly name: string; readonly member?: string },
): Promise<void> => {
  const row: MessageRow = {
    id: newId(),
    audience: 'shop',
    user_id: null,
    shop_id: shopId,
    type,
    // The member lets their name be erased when they leave the mall.
    params: { who: who.name, ...(who.member === undefined ? {} : { member: who.member }) },
    order_id: null,
    once_key: `${type}:${newId()}`,
  };
  return sendMessages(tx, [row]);
};
