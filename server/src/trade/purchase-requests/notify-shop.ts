import type { Tx } from '../../platform/db/open.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';

/** Notifies the shop that a wanted purchase has come, or is gone. */
export const notifyShop = (
  tx: Tx,
  type: 'want.created' | 'want.takenBack',
  shopId: string,
  { id, no }: { id: string; no: string },
): Promise<void> =>
  sendMessages(
    tx,
    messagesFor(type, { id, no, userId: '', shopId }).map((row) => ({ ...row, order_id: null })),
  );
