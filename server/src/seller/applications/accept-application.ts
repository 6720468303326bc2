import { isOpenApplication } from '@mall/contract/core/application';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { createShop } from '../mall-shops/create-shop.ts';
import { ownerById } from '../mall-shops/shops.queries.ts';
import { lockApplication, moveApplication } from './move-application.ts';

/**
 * Makes the shop of an application, open at once, with the applicant as its owner, who is told. Two at once wait for each other at the
 * lock, and the second finds another version. Throws missing, application.changedMeanwhile and what `createShop` throws; a code
 * that is taken violates the table's constraint.
 */
export const acceptApplication = async (
  tx: Tx,
  caller: Operator,
  input: Input<'mallApplication.accept'>,
  /** Whether the mall sends codes: elsewhere nobody can prove a number. */
  sendsCodes: boolean,
): Promise<void> => {
  const { id, version } = input;
  const held = await lockApplication(tx, id);
  if (held === undefined) throw new Refusal('missing');
  if (held.version !== version || !isOpenApplication(held.state))
    throw new Refusal('application.changedMeanwhile');
  const shopId = await createShop(tx, caller, input, await ownerById(tx, held.user_id, sendsCodes));
  await moveApplication(tx, input, 'accept', { by: caller.memberId, shopId });
  await noteOperator(tx, caller, 'application.accept', `application:${id}`, {
    new: { code: input.code, storeName: input.name },
    shop: shopId,
  });
};
