import { Refusal } from '@mall/contract/core/refusals';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { shopMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { lockMallShop } from './shops.queries.ts';

type Asked = { readonly id: string; readonly reason: string };

/**
 * Closes a shop to shoppers: its code is as wrong as one that never was, and its people keep what
 * `whileSuspended` says. The shop reads why. Throws missing, shop.noReason, shop.notOpen.
 */
export const suspendShop = async (tx: Tx, caller: Operator, asked: Asked): Promise<void> => {
  await move(tx, asked, 'suspended');
  await told(tx, caller, asked, 'shop.suspend', 'shop.suspended');
};

/** Opens a suspended shop again. Throws missing, shop.noReason, shop.notSuspended. */
export const reopenShop = async (tx: Tx, caller: Operator, asked: Asked): Promise<void> => {
  await move(tx, asked, 'open');
  await told(tx, caller, asked, 'shop.reopen', 'shop.reopened');
};

const move = async (tx: Tx, { id, reason }: Asked, status: 'open' | 'suspended'): Promise<void> => {
  if (reason === '') throw new Refusal('shop.noReason', { reason: 'shop.noReason' });
  const shop = await lockMallShop(tx, id);
  if (shop === undefined) throw new Refusal('missing');
  if (shop.status === status) throw new Refusal(status === 'open' ? 'shop.notSuspended' : 'shop.notOpen');
  await tx.updateTable('shops').set({ status }).where('id', '=', id).execute();
};

const told = async (
  tx: Tx,
  caller: Operator,
  { id, reason }: Asked,
  action: 'shop.suspend' | 'shop.reopen',
  news: 'shop.suspended' | 'shop.reopened',
): Promise<void> => {
  await recordAudit(tx, caller, id, { action, object: `shop:${id}`, new: { reason } });
  await sendMessages(tx, [shopMessage(news, id, { reason }, newId())]);
};
