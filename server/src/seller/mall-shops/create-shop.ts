import { readFactor, writeFactor } from '@mall/contract/catalog/shop-price';
import { Refusal } from '@mall/contract/core/refusals';
import { shopProblems } from '@mall/contract/seller/shop-draft';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import type { Owner } from './shops.queries.ts';

export type NewShop = { readonly code: string; readonly name: string; readonly priceFactor: string };

/**
 * Makes a shop that is open at once, and tells its owner, who was found by `shops.queries.ts`. Returns its id. Throws
 * shop.nameLength, price.factorInvalid, shop.noOwner; a code that is taken violates the table's constraint.
 */
export const createShop = async (
  tx: Tx,
  caller: Operator,
  { code, name, priceFactor }: NewShop,
  owner: Owner | undefined,
): Promise<string> => {
  const { storeName: wrongName } = shopProblems({ storeName: name });
  if (wrongName !== undefined) throw new Refusal(wrongName, { name: wrongName });
  const factor = readFactor(priceFactor);
  if (factor === undefined) throw new Refusal('price.factorInvalid', { priceFactor: 'price.factorInvalid' });
  if (owner === undefined) throw new Refusal('shop.noOwner', { mobile: 'shop.noOwner' });
  const id = newId();
  await tx
    .insertInto('shops')
    .values({
      id,
      code,
      owner_id: owner.id,
      store_name: name,
      real_name: owner.real_name ?? '',
      price_factor: factor,
    })
    .execute();
  await recordAudit(tx, caller, id, {
    action: 'shop.create',
    object: `shop:${id}`,
    new: { code, storeName: name, priceFactor: writeFactor(factor) },
    more: { owner: owner.id },
  });
  await sendMessages(tx, [memberMessage('shop.made', owner.id, { shop: name, code }, id)]);
  return id;
};
