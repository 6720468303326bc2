import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { shopMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { lockMallShop } from './shops.queries.ts';

/**
 * Gives a shop another code; the old one stops working, and the shop is told. Throws missing,
 * shop.changedMeanwhile, shop.codeUnchanged; a code that is taken violates the table's constraint.
 */
export const changeCode = async (
  tx: Tx,
  caller: Operator,
  { id, seen, code }: Input<'mallShop.changeCode'>,
): Promise<void> => {
  const shop = await lockMallShop(tx, id);
  if (shop === undefined) throw new Refusal('missing');
  if (shop.code !== seen) throw new Refusal('shop.changedMeanwhile');
  if (shop.code === code) throw new Refusal('shop.codeUnchanged', { code: 'shop.codeUnchanged' });
  await tx.updateTable('shops').set({ code }).where('id', '=', id).execute();
  await recordAudit(tx, caller, id, {
    action: 'shop.code',
    object: `shop:${id}`,
    old: { code: seen },
    new: { code },
  });
  await sendMessages(tx, [shopMessage('shop.codeChanged', id, { code, was: seen }, newId())]);
};
